import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import { ContentError } from "#app/server/data/import/problem.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import { runOrFail, SetupError } from "#app/server/ops/setup-error.ts";
import { createTranslate, readCatalog } from "#app/server/data/import/catalogs/catalog-file.server.ts";

import { makeSnapshot, type SnapshotSite } from "./snapshot/make-snapshot.ts";
import { createSnapshotFolder } from "./snapshot/snapshot-folder.ts";
import { openSource } from "./snapshot/snapshot-source.ts";
import { parseCommandLine } from "../scripts/command-line.mjs";

const usage = `npm run snapshot              write every cacheable page of every site as files, which the proxy serves while no server responds
  --server http://HOST:PORT   server to read; without it, a server is started on DATABASE_URL or DATA_DIR and stopped afterwards
  --to FOLDER                 folder of the snapshots; FOLDER/current is the newest (.data/snapshot)
  --site CODE                 only this site; may be repeated
  --max-megabytes 2048        maximum size of one snapshot; the command fails if it is exceeded
  --from FOLDER               content folder to use instead of content/`;

/** Same text as the error page, so its translations are reused. */
const noticeSource = "Something went wrong on our side. Please try again in a moment.";

/** Milliseconds. The first start runs migrations and imports content. */
const maxStart = 120_000;

const { values: options } = parseCommandLine({
  name: "npm run snapshot",
  usage,
  options: {
    server: { type: "string" },
    to: { type: "string", default: join(projectRoot, ".data/snapshot") },
    site: { type: "string", multiple: true },
    "max-megabytes": { type: "string", default: "2048" },
    from: { type: "string", default: contentFolder },
  },
});

async function run() {
  const server = options.server === undefined ? undefined : parseServer(options.server);
  const megabytes = Number(options["max-megabytes"]);
  if (!Number.isInteger(megabytes) || megabytes < 1)
    throw new SetupError(`--max-megabytes: got ${options["max-megabytes"]}, expected a number from 1`);
  const sites = chooseSites(options.from, options.site);
  const started = performance.now();
  const own = server ? undefined : await startServer();
  const source = openSource(server ?? own!.address);
  const folder = await createSnapshotFolder(options.to, megabytes * 2 ** 20);
  try {
    const summary = await makeSnapshot({ source, folder, sites, report: (line) => console.log(line) });
    await folder.publish();
    const size = (summary.bytes / 2 ** 20).toFixed(1);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(
      `${summary.sites} sites, ${summary.pages} pages, ${summary.files} files, ${size} MB in ${seconds} s: ${join(options.to, "current")}`,
    );
  } catch (error) {
    await folder.discard();
    throw error;
  } finally {
    source.close();
    await own?.stop();
  }
}

function parseServer(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== "http:")
    throw new SetupError(`--server: got ${text}, expected a URL like http://127.0.0.1:3000`);
  return url;
}

function chooseSites(from: string, codes: readonly string[] | undefined): SnapshotSite[] {
  const { sites, problems } = readContentFiles(projectRoot, from);
  if (!sites) throw new ContentError(problems);
  const all = sites.value.sites;
  const unknown = codes?.filter((wanted) => !all.some(({ code }) => code === wanted)) ?? [];
  if (unknown.length > 0)
    throw new SetupError(
      `--site: got ${unknown.join(", ")}, expected one of ${all.map(({ code }) => code).join(" ")}`,
    );
  return all
    .filter(({ code }) => !codes || codes.includes(code))
    .map(({ code, host, aliases }) => ({ host, aliases, notice: noticeIn(code) }));
}

function noticeIn(locale: string): string {
  const catalog = readCatalog(projectRoot, join(projectRoot, "app/locales", locale, "common.po"));
  if (!("entries" in catalog)) throw new ContentError([catalog]);
  return createTranslate(catalog.entries)({ context: "", source: noticeSource });
}

/** Starts the built server on a free port, without rate limits and cache warm-up. */
async function startServer() {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: projectRoot,
    env: {
      NODE_ENV: "production",
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      REQUEST_RATE: "0",
      RENDER_RATE: "0",
      PAGE_WARM_UP: "off",
      // A static site has no server that receives timings.
      TIMINGS_PERCENT: "0",
      TRUST_PROXY: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  };
  try {
    return { address: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const addressOf = (child: ChildProcess) =>
  new Promise<URL>((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new SetupError(`The server did not start:\n${output}`)), maxStart);
    const onData = (data: Buffer) => {
      output += data;
      const [, url] = /"url":"(http:[^"]+)","msg":"listening"/.exec(output) ?? [];
      if (!url) return;
      clearTimeout(timer);
      child.stdout!.off("data", onData).resume();
      resolve(new URL(url));
    };
    child.stdout!.on("data", onData);
    child.on("exit", () => {
      clearTimeout(timer);
      reject(new SetupError(`The server exited during startup:\n${output}`));
    });
  });

await runOrFail(run);
