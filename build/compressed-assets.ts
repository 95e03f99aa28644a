/** Compresses built files once with Brotli's highest quality, which is a fifth smaller than compression per response. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";
import { createHash } from "node:crypto";

/** Content-hashed URL, which can be cached forever. */
export function assetAddress(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}

const compress = promisify(brotliCompress);

const compressible = /\.(?:css|js|json|svg)$/;

/** Bytes. Smaller files are not compressed. */
const minimum = 1_024;

export const compressedAssets = (): Plugin => ({
  name: "compressed-assets",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName));
    await Promise.all(
      files.map(async (file) => {
        const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (source.length >= minimum)
          await writeFile(join(dir!, `${file.fileName}.br`), await compress(source));
      }),
    );
  },
});
