/** Stores the pictures of rows, which are URLs or files, below `DATA_DIR/pictures`. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, realpath, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

import { withoutPictureColor, withPictureColor } from "../../../../styles/pictures.ts";
import { createWorkQueue } from "../../limits/work-queue.ts";
import { readDominantColor } from "../../media/dominant-color.server.ts";
import { maxPixels } from "../../media/encode-picture.server.ts";
import { loadSharp } from "../../media/load-sharp.server.ts";
import { mediaFile, picturePrefix, picturesFolder } from "../../ops/media-files.server.ts";
import type { ProductShape } from "../import/product-shape.ts";
import { Unfit } from "./cell-values.ts";
import { createPictureFetch, type FetchPicture } from "./fetch-picture.server.ts";

export type PictureStore = {
  /** @returns the product with paths of stored pictures; undefined if one of them has a problem */
  resolve: (
    value: ProductShape,
    before: ProductShape | undefined,
    onProblem: (source: string, wanted: string) => void,
  ) => Promise<ProductShape | undefined>;
  added: () => number;
};

const extensions: Record<string, string> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
  gif: "gif",
};

/** Concurrent downloads. */
const atOnce = 6;

/** Maximum bytes of a local file. */
const maxFile = 50_000_000;

type Options = {
  base: string;
  /** Checks URLs and files without storing new pictures. */
  dryRun?: boolean;
  fetchPicture?: FetchPicture;
  folder?: string;
};

export function createPictureStore({
  base,
  dryRun = false,
  folder = picturesFolder,
  fetchPicture = createPictureFetch(),
}: Options): PictureStore {
  let added = 0;
  const fileOf = (path: string) => mediaFile(path, folder);
  const findStored = (name: string) =>
    Object.values(extensions)
      .map((extension) => storedPath(name, extension))
      .find((path) => existsSync(fileOf(path)));
  const queue = createWorkQueue<string>({ running: atOnce, waiting: Infinity });

  async function pathOf(source: string): Promise<string> {
    const plain = withoutPictureColor(source);
    if (/^https?:/i.test(source)) return fromAddress(source);
    if (!plain.includes("..") && existsSync(fileOf(plain))) return plain;
    return fromFile(plain);
  }

  async function fromAddress(address: string): Promise<string> {
    const name = hashOf(address);
    return findStored(name) ?? (dryRun ? storedPath(name, "jpg") : store(name, await fetchPicture(address)));
  }

  async function fromFile(name: string): Promise<string> {
    const file = await realpath(join(base, name)).catch(() => undefined);
    const root = await realpath(base).catch(() => base);
    const stats = file?.startsWith(root + sep) ? await stat(file) : undefined;
    if (!file || !stats?.isFile())
      throw new Unfit("expected a file below the folder of pictures, or an address");
    if (stats.size > maxFile) throw new Unfit(`expected a picture of at most ${maxFile / 1_000_000} MB`);
    const bytes = await readFile(file);
    const hash = hashOf(bytes);
    return findStored(hash) ?? store(hash, bytes);
  }

  async function store(name: string, bytes: Buffer): Promise<string> {
    const path = storedPath(name, await extensionOf(bytes));
    if (dryRun) return path;
    const target = fileOf(path);
    const unfinished = `${target}.${randomUUID()}.tmp`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, target);
    added += 1;
    return path;
  }

  return {
    added: () => added,
    async resolve(value, before, onProblem) {
      const known = new Map(sourcesOf(before ?? {}).map((path) => [withoutPictureColor(path), path]));
      const resolved = new Map<string, string>();
      let failed = false;
      const resolveOne = async (source: string) => {
        try {
          const path = await queue(source, () => pathOf(source));
          resolved.set(source, known.get(path) ?? (await withColor(path, fileOf(path))));
        } catch (error) {
          if (!(error instanceof Unfit)) throw error;
          failed = true;
          onProblem(source, error.message);
        }
      };
      const unknown = sourcesOf(value).filter((source) => known.get(withoutPictureColor(source)) !== source);
      await Promise.all([...new Set(unknown)].map(resolveOne));
      return failed ? undefined : withSources(value, (source) => resolved.get(source) ?? source);
    },
  };
}

const sourcesOf = ({ images = [], variants = [] }: ProductShape): string[] => [
  ...images.map(({ src }) => src),
  ...variants.flatMap((variant) => variant.images ?? []),
];

function withSources(value: ProductShape, pathOf: (source: string) => string): ProductShape {
  const { images, variants } = value;
  return {
    ...value,
    ...(images && { images: images.map((image) => ({ ...image, src: pathOf(image.src) })) }),
    ...(variants && {
      variants: variants.map((variant) =>
        variant.images ? { ...variant, images: variant.images.map(pathOf) } : variant,
      ),
    }),
  };
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 24);

const storedPath = (name: string, extension: string) =>
  `${picturePrefix}${name.slice(0, 2)}/${name}.${extension}`;

async function extensionOf(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => ({ format: "", width: 0, height: 0 }));
  const extension = extensions[format ?? ""];
  if (!extension) throw new Unfit("expected a picture in JPEG, PNG, WebP, AVIF or GIF");
  if (width * height > maxPixels)
    throw new Unfit(`expected a picture of at most ${maxPixels / 1_000_000} megapixels`);
  return extension;
}

async function withColor(path: string, file: string): Promise<string> {
  const color = await readDominantColor(file);
  return color ? withPictureColor(path, color) : path;
}
