/** Serves the editor and the content folder on the loopback interface. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { dirname, extname, join, normalize } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { cmsConfig } from "./cms-config.ts";
import { EditProblem, readForEditor, typeOf, writeFromEditor } from "./content-file.ts";
import { changedFiles, publish } from "./publish.ts";

/** Bytes. Larger files, such as films, must be copied to the folder. */
const maxFile = 32 * 1024 * 1024;

const cmsFolder = join(projectRoot, "node_modules/@sveltia/cms");
const ownFolder = join(projectRoot, "tools/edit/browser");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/** Files that the editor may write besides entries: neither scripts nor HTML pages. */
const mediaName =
  /^media\/[a-z0-9]+(?:[-./_][a-z0-9]+)*\.(?:webp|png|jpe?g|avif|gif|svg|pdf|zip|webm|mp4|vtt)$/;

/** Replaces the font URLs of a CDN in the bundle by files of npm packages. */
const fonts = [
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(material-symbols-outlined)[^`"')]+/g,
    "material-symbols-outlined-latin-wght-normal",
  ],
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(source-sans-3)[^`"')]+/g,
    "source-sans-3-latin-wght-normal",
  ],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(noto-mono)[^`"')]+/g, "noto-mono-latin-400-normal"],
] as const;

type Options = {
  contentFolder: string;
  /** Origins of the sites on the development server, shown beside the editor. */
  sites: { name: string; origin: string }[];
  /** Branch of `origin` to which changes are pushed. */
  branch: string;
};

/** Maximum characters of a commit message. */
const maxMessage = 500;

class Rejection extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function createEditServer({ contentFolder, sites, branch }: Options): Server {
  const policy = [
    "default-src 'self'",
    // The editor inserts styles by script; selected pictures are blobs.
    "script-src 'self' 'wasm-unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self' blob: data:",
    `frame-src 'self' ${sites.map(({ origin }) => origin).join(" ")}`,
    "frame-ancestors 'self'",
  ].join("; ");

  const list = () =>
    globSync("**/*.*", { cwd: contentFolder })
      .filter((path) => isEditable(path) && statSync(join(contentFolder, path)).isFile())
      .map((path) => ({
        path: `content/${path}`,
        modified: Math.round(statSync(join(contentFolder, path)).mtimeMs),
      }));

  const answers: Record<string, () => [type: string, body: string | Buffer]> = {
    "/": () => [".html", readFileSync(join(ownFolder, "index.html"))],
    "/cms": () => [".html", readFileSync(join(ownFolder, "cms.html"))],
    "/config.json": () => [".json", JSON.stringify(cmsConfig(contentFolder))],
    "/sites.json": () => [".json", JSON.stringify(sites)],
    "/files": () => [".json", JSON.stringify(list())],
    "/sveltia-cms.mjs": () => [".mjs", bundle()],
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const port = (server.address() as { port: number }).port;
    const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
    // Other origins must neither read nor write, even through a DNS name of this server.
    if (!hosts.includes(request.headers.host ?? "")) throw new Rejection(403, "the host must be localhost");
    const { origin } = request.headers;
    const isOwn = origin === undefined || hosts.some((host) => origin === `http://${host}`);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const send = (type: string, body: string | Buffer, headers = {}) =>
      response
        .writeHead(200, {
          "content-type": types[type] ?? "application/octet-stream",
          "content-security-policy": policy,
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
          ...headers,
        })
        .end(body);
    if (request.method === "GET") {
      const answer = answers[pathname];
      if (answer) return send(...answer());
      if (pathname.startsWith("/browser/"))
        return send(extname(pathname), readBelow(ownFolder, pathname.slice(9)));
      if (pathname.startsWith("/assets/"))
        return send(extname(pathname), readBelow(join(cmsFolder, "npm/assets"), pathname.slice(8)));
      if (pathname === "/changes") return send(".json", JSON.stringify(await changedFiles(contentFolder)));
      if (!pathname.startsWith("/files/")) throw new Rejection(404, "not found");
      const path = contentPath(pathname);
      const bytes = readBelow(contentFolder, path);
      const modified = Math.round(statSync(join(contentFolder, path)).mtimeMs);
      return send(extname(path), typeOf(path) ? readForEditor(path, String(bytes)) : bytes, {
        "x-modified": modified,
      });
    }
    if (!isOwn || request.headers["sec-fetch-site"] === "cross-site")
      throw new Rejection(403, "only the editor's own page may write");
    if (pathname === "/publish" && request.method === "POST") {
      await publish(contentFolder, branch, String(await bodyOf(request)).slice(0, maxMessage));
      return response.writeHead(204).end();
    }
    const path = contentPath(pathname);
    const target = join(contentFolder, path);
    if (request.method === "PUT") {
      const bytes = await bodyOf(request);
      mkdirSync(dirname(target), { recursive: true });
      const existing = existsSync(target) ? readFileSync(target, "utf8") : "";
      writeFileSync(target, typeOf(path) ? writeFromEditor(path, String(bytes), existing) : bytes);
    } else if (request.method === "DELETE") rmSync(target, { force: true });
    else if (request.method === "POST") {
      const to = join(contentFolder, contentPath(`/files/${searchParams.get("to")}`));
      mkdirSync(dirname(to), { recursive: true });
      renameSync(target, to);
    } else throw new Rejection(405, "method not allowed");
    return response.writeHead(204).end();
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      const status = error instanceof Rejection ? error.status : error instanceof EditProblem ? 422 : 500;
      if (status === 500) console.error(error);
      response
        .writeHead(status, { "content-type": "text/plain; charset=utf-8" })
        .end(error instanceof Error ? error.message : "failed");
    });
  });
  return server;
}

const isEditable = (path: string) => typeOf(path) !== undefined || mediaName.test(path);

/** @throws {Rejection} for paths other than entries and media */
function contentPath(pathname: string): string {
  const path = normalize(decodeURIComponent(pathname.slice("/files/".length))).replace(/^content\//, "");
  if (path.startsWith("..") || !isEditable(path))
    throw new Rejection(
      403,
      `${path}: must be an entry of the content, or a file in media with a name like picture-1.webp`,
    );
  return path;
}

function readBelow(folder: string, name: string): Buffer {
  const path = join(folder, normalize(`/${decodeURIComponent(name)}`));
  if (!existsSync(path) || !statSync(path).isFile()) throw new Rejection(404, "not found");
  return readFileSync(path);
}

let cachedBundle: string | undefined;
const bundle = () =>
  (cachedBundle ??= fonts.reduce(
    (text, [address, name]) =>
      text.replaceAll(
        address,
        `/assets/${globSync(`${name}-*.woff2`, { cwd: join(cmsFolder, "npm/assets") })[0]}`,
      ),
    readFileSync(join(cmsFolder, "dist/sveltia-cms.mjs"), "utf8"),
  ));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxFile) throw new Rejection(413, `the file must not exceed ${maxFile / 1024 / 1024} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
