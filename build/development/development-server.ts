/** Development server: renders pages with current modules and content, and shows all errors in Vite's overlay. */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { extname, join } from "node:path";

import { NodeRequest, sendNodeResponse } from "srvx/node";
import { type ErrorPayload, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

import { contentFolder, projectRoot } from "../../app/server/ops/project-root.server.ts";
import { problemsInCatalog } from "./check-catalogs.ts";
import { onlyNewStyleFunctions } from "./only-new-style-functions.ts";
import { overlayErrorOf } from "./overlay-error.ts";

type Entry = { default: { fetch: (request: Request) => Promise<Response> } };
type ContentModule = {
  forgetContent: () => Promise<void>;
  refreshContent: (options?: { force?: boolean }) => Promise<void>;
  describeSites: (port: number) => Promise<string>;
};

const debounceDelay = 30;

const ignored = ["**/test-results/**", "**/.data/**", "**/dist/**"];

/** Milliseconds. Editors empty a file before they write it; a file read in between has no recipe. */
const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };

/** Milliseconds after the first page, when most of its modules have been requested. */
const warmUpDelay = 3_000;

const failures = new AsyncLocalStorage<unknown[]>();
subscribe("storefront:failure", (message) =>
  failures.getStore()?.push((message as { error: unknown }).error),
);

export function developmentServer(): Plugin[] {
  let development: Development | undefined;
  return [
    onlyNewStyleFunctions(),
    {
      name: "development-server",
      apply: "serve",
      config: () => ({ server: { watch: { ignored, awaitWriteFinish } } }),
      configureServer(server) {
        if (server.config.server.middlewareMode) return undefined;
        development = new Development(server);
        return () => development!.serve();
      },
      hotUpdate: {
        order: "post",
        handler({ file, modules }) {
          if (this.environment.name === "client") development?.recordLoaded(file, modules);
          else if (modules.length > 0) development?.change(file);
        },
      },
    },
  ];
}

class Development {
  readonly #server: ViteDevServer;
  /** The last requested page. It is rendered after each change, to report errors at once. */
  #lastPage: { url: string; headers: Headers } | undefined;
  #changed = new Set<string>();
  #loaded = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Error in a content or message file. Pages still render with the previous content, so it is shown instead. */
  #fileFailure: ErrorPayload["err"] | undefined;
  /** Whether the content was imported once, which makes later imports fast. */
  #isWarm = false;

  constructor(server: ViteDevServer) {
    this.#server = server;
    server.httpServer?.once("listening", () => void this.#printSites());
    // A page that reloads during the change misses the overlay that open pages get.
    server.environments.client.hot.on("vite:client:connect", () => {
      if (this.#fileFailure) this.#show(this.#fileFailure);
    });
    server.watcher.add(contentFolder);
    for (const event of ["add", "change", "unlink"] as const)
      server.watcher.on(event, (file) => {
        if (isContent(file)) this.change(file);
      });
  }

  async #printSites() {
    const address = this.#server.httpServer?.address();
    if (typeof address !== "object" || !address) return;
    try {
      const { describeSites } = await this.#import<ContentModule>(contentModule);
      this.#server.config.logger.info(
        `\n  Ready. The sites of this server:\n${await describeSites(address.port)}\n`,
      );
    } catch (error) {
      this.#report(error);
    }
  }

  /** Vite updates modules that the browser has loaded. Any other change, and blocks and routes, need a page reload. */
  recordLoaded(file: string, modules: readonly { transformResult: unknown }[]) {
    if (serverRendered.some((folder) => file.startsWith(folder))) return;
    if (modules.some(({ transformResult }) => transformResult)) this.#loaded.add(file);
  }

  change(file: string) {
    this.#changed.add(file);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#apply(), debounceDelay);
  }

  async #apply() {
    const changed = [...this.#changed];
    const isHotUpdated = changed.every((file) => this.#loaded.has(file));
    this.#changed = new Set();
    this.#loaded = new Set();
    try {
      await this.#readFiles(changed);
      const failed = await this.#renderLastPage();
      if (failed) this.#show(failed);
      else if (!isHotUpdated) this.#server.environments.client.hot.send({ type: "full-reload", path: "*" });
    } catch (error) {
      this.#fileFailure = this.#report(error);
      this.#show(this.#fileFailure);
    }
  }

  async #readFiles(files: readonly string[]) {
    checkCatalogs(files);
    const { forgetContent, refreshContent } = await this.#import<ContentModule>(contentModule);
    if (files.some(isContent)) await refreshContent();
    if (!files.every(isContent)) await forgetContent();
    if (files.some((file) => file.endsWith(".po") || isContent(file))) this.#fileFailure = undefined;
  }

  async #renderLastPage(): Promise<ErrorPayload["err"] | undefined> {
    if (!this.#lastPage) return undefined;
    const { url, headers } = this.#lastPage;
    const response = await this.#respond(new Request(url, { headers }));
    return response.failure;
  }

  serve() {
    this.#server.middlewares.use(async (incoming, outgoing) => {
      if (incoming.originalUrl) incoming.url = incoming.originalUrl;
      const request = new NodeRequest({ req: incoming, res: outgoing });
      const wantsPage = request.method === "GET" && request.headers.get("accept")?.includes("text/html");
      if (wantsPage) this.#lastPage = { url: request.url, headers: new Headers(request.headers) };
      const { response, failure = wantsPage ? this.#fileFailure : undefined } = await this.#respond(request);
      if (failure && !wantsPage) this.#show(failure);
      await sendNodeResponse(outgoing, failure && wantsPage ? errorDocument(failure) : response);
      if (wantsPage && !failure) this.#warmUp();
    });
  }

  /** Runs after the first page, so that it does not delay that page. */
  #warmUp() {
    if (this.#isWarm) return;
    this.#isWarm = true;
    setTimeout(async () => {
      try {
        await (await this.#import<ContentModule>(contentModule)).refreshContent({ force: true });
      } catch (error) {
        this.#report(error);
      }
    }, warmUpDelay);
  }

  async #respond(request: Request): Promise<{ response: Response; failure?: ErrorPayload["err"] }> {
    const thrown: unknown[] = [];
    try {
      const response = await failures.run(thrown, async () =>
        (await this.#import<Entry>(serverEntry)).default.fetch(request),
      );
      if (thrown.length === 0) return { response };
      return { response, failure: this.#report(thrown[0], false) };
    } catch (error) {
      const failure = this.#report(thrown[0] ?? error);
      return { response: errorDocument(failure), failure };
    }
  }

  #import<Module>(id: string): Promise<Module> {
    const { ssr } = this.#server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The server's modules cannot be run here");
    return ssr.runner.import<Module>(id);
  }

  #report(error: unknown, print = true): ErrorPayload["err"] {
    const shown = overlayErrorOf(error);
    if (print)
      this.#server.config.logger.error(`${shown.message}\n${shown.frame ?? ""}`, { timestamp: true });
    return shown;
  }

  #show(err: ErrorPayload["err"]) {
    this.#server.environments.client.hot.send({ type: "error", err });
  }
}

const serverRendered = ["app/blocks/", "app/routes/"].map((folder) => join(projectRoot, folder));
const serverEntry = "virtual:tanstack-start-server-entry";
const contentModule = join(projectRoot, "app/server/development/refresh-content.server.ts");

const isContent = (file: string) =>
  file.startsWith(`${contentFolder}/`) && [".yaml", ".md", ".po", ".csv"].includes(extname(file));

function checkCatalogs(files: readonly string[]) {
  const problems = files
    .filter((file) => file.endsWith(".po") && !isContent(file))
    .flatMap((file) => problemsInCatalog(projectRoot, file));
  const [first] = problems;
  if (!first) return;
  throw Object.assign(new Error(`${first.file}:${first.line}: ${first.message}`), { problems });
}

/** Contains only the error overlay. Its Vite client reloads the page after the next change. */
const errorDocument = (error: ErrorPayload["err"]) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title><script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${JSON.stringify(error).replaceAll("<", String.raw`\u003c`)}));
</script></head><body></body></html>`,
    { status: 500, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } },
  );
