import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip } from "node:zlib";

/** How a page may travel. `identity`: as it is. In the order they are preferred in. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
export type Compression = Exclude<Encoding, "identity">;

/** Bytes below which a compressed page is hardly smaller than its headers. */
const leastWorthwhile = 1_000;

/** What sockets and `Response` take alike. */
export type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli's quality, 0 to 11. 5 takes a few milliseconds for a page, 11 a hundred times as long for a tenth less. */
const brotliQuality = 5;

/** Two to this power are the bytes that brotli looks back: as long as a page. The usual 22 takes ten times the memory. */
const brotliWindow = 18;

/** Runs beside the process's own thread. @returns the text's bytes in the encoding */
export async function encode(text: Bytes, encoding: Encoding): Promise<Bytes> {
  switch (encoding) {
    case "br":
      return exactly(
        await brotli(text, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
          },
        }),
      );
    case "gzip":
      return exactly(await gzipped(text));
    case "identity":
      return text;
  }
}

/** Node.js gives the beginning of 64 KB, which would all be kept with it. */
function exactly(bytes: Bytes): Bytes {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** @param bytes of brotli. A page takes less than a millisecond. */
export const decompress = (bytes: Bytes): Bytes => brotliDecompressSync(bytes);

/** The encoding to answer with, by the request's `Accept-Encoding`. What has `q=0` is refused. */
export function chooseEncoding(accepted: string | null | undefined, size = Infinity): Encoding {
  if (!accepted || size < leastWorthwhile) return "identity";
  let encoding = chosen.get(accepted);
  if (!encoding) {
    if (chosen.size >= maxChosen) chosen.clear();
    chosen.set(accepted, (encoding = choose(accepted)));
  }
  return encoding;
}

/** By the header: browsers send one of a handful. */
const chosen = new Map<string, Encoding>();
const maxChosen = 100;

function choose(accepted: string): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const names = accepted
    .split(",")
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(";", 1)[0]!.trim().toLowerCase());
  return encodings.find((encoding) => names.includes(encoding)) ?? "identity";
}
