import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { type Problem, problemAt } from "../../data/import/problem.ts";
import { encodePrintPicture, frameSubject } from "../print/print-picture.server.ts";
import { theme } from "../../ops/theme.server.ts";
import { composeDeclaration, composeManual, type DocumentSources } from "./compose-manual.server.ts";
import { drawDeclaration } from "./draw-declaration.server.ts";
import { drawManual, type ManualPictures } from "./draw-manual.server.ts";

type Document = {
  file: string;
  fingerprint: string;
  draw: () => Promise<Buffer>;
  problem: (message: string, kind: string) => Problem;
};

export function listDocuments(sources: DocumentSources): Document[] {
  const { downloads, certificates, manualTexts } = sources;
  // A brand without texts for manuals provides its own files.
  if (!manualTexts) return [];
  const manuals = Object.entries(downloads.value).filter(([, { kind }]) => kind === "manual");
  return [
    ...manuals.map(([slug, { file, products }]): Document => {
      const manual = composeManual(sources, slug);
      const cover = sources.products.find((product) => product.slug === products[0])!.value.images[0]?.src;
      if (cover === undefined) throw new Error(`The product of the manual ${slug} has no picture`);
      const fingerprint = fingerprintOf([manual, cover]);
      return {
        file,
        fingerprint,
        draw: async () => drawManual(manual, await encodePictures(cover, manual.figure.src), fingerprint),
        problem: (message, kind) => problemAt(downloads, [slug, "file"], message, kind),
      };
    }),
    ...certificates.map((entry): Document => {
      const declaration = composeDeclaration(sources, entry.slug);
      const fingerprint = fingerprintOf(declaration);
      return {
        file: entry.value.file,
        fingerprint,
        draw: () => drawDeclaration(declaration, fingerprint),
        problem: (message, kind) => problemAt(entry, ["file"], message, kind),
      };
    }),
  ];
}

export async function writeDocuments(sources: DocumentSources, mediaFolder: string): Promise<string[]> {
  const documents = listDocuments(sources);
  for (const { file, draw } of documents) {
    const path = join(mediaFolder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await draw());
  }
  return documents.map(({ file }) => file);
}

export function checkDocuments(sources: DocumentSources, mediaFolder: string): Problem[] {
  return listDocuments(sources)
    .filter(({ file, fingerprint }) => !isCurrent(join(mediaFolder, file), fingerprint))
    .map(({ file, problem }) =>
      problem(
        `media/${file} is older than its content, run \`npm run content -- documents\``,
        "document is older than its content",
      ),
    );
}

const isCurrent = (path: string, fingerprint: string) =>
  existsSync(path) && readFileSync(path, "latin1").includes(fingerprint);

const fingerprintOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

async function encodePictures(cover: string, figure: string): Promise<ManualPictures> {
  return {
    cover: await encodePrintPicture({
      src: cover,
      width: 300,
      height: 300,
      background: theme.colors.chrome.page,
      fit: "subject",
    }),
    figure: await encodePrintPicture({
      src: figure,
      width: 260,
      height: 220,
      background: "#ffffff",
      fit: "subject",
    }),
    frame: await frameSubject(figure),
  };
}
