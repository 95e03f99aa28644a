import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
export type Compression = Exclude<Encoding, "identity">;

/** Bytes below which compression does not pay. */
const minCompressed = 1_000;

export type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli quality, 0 to 11. A page of 196 KB: 5 gives 29.4 KB in 5 ms, 10 gives 26.4 KB in 100 ms, 11 takes 300 ms. */
const brotliQuality = { quick: 5, dense: 10 } as const;

/** Window of 2^18 bytes, about one page. The default of 22 takes ten times the memory. */
const brotliWindow = 18;

/** @returns bytes with their own buffer, which `encode` releases */
export const bytesFrom = (text: string): Bytes => Buffer.from(new TextEncoder().encode(text).buffer);

/** Runs on the thread pool. @param bytes from `bytesFrom`; detached after compression */
export async function encode(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  try {
    return withOwnBuffer(await (encoding === "br" ? brotliText(bytes, "quick") : gzipped(bytes)));
  } finally {
    releaseBuffer(bytes);
  }
}

export const denser = async (bytes: Bytes): Promise<Bytes> =>
  withOwnBuffer(await brotliText(decompress(bytes), "dense"));

/** Frees the buffer at once; V8 would hold 200 KB per page until 64 MB add up. @param bytes from `bytesFrom` */
export const releaseBuffer = (bytes: Bytes) => void bytes.buffer.transfer(0);

const brotliText = (bytes: Bytes, quality: keyof typeof brotliQuality) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[quality],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    },
  });

/** Copies slices, which would retain their larger buffer. */
function withOwnBuffer(bytes: Bytes): Bytes {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

export const decompress = (bytes: Bytes): Bytes => brotliDecompressSync(bytes);

/** Converts brotli to gzip, in about 5 ms per page. */
export const inGzip = (bytes: Bytes): Bytes => withOwnBuffer(gzipSync(decompress(bytes)));

/** Characters; browsers send about 30. */
const maxAccepted = 500;

export function chooseEncoding(accepted: string | null | undefined, size = Infinity): Encoding {
  if (!accepted || accepted.length > maxAccepted || size < minCompressed) return "identity";
  let encoding = chosen.get(accepted);
  if (!encoding) {
    if (chosen.size >= maxChosen) chosen.clear();
    chosen.set(accepted, (encoding = choose(accepted)));
  }
  return encoding;
}

const chosen = new Map<string, Encoding>();
const maxChosen = 100;

function choose(accepted: string): Encoding {
  const excluded = /;\s*q=0(?:\.0*)?\s*$/;
  const names = accepted
    .split(",")
    .filter((entry) => !excluded.test(entry))
    .map((entry) => entry.split(";", 1)[0]!.trim().toLowerCase());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
