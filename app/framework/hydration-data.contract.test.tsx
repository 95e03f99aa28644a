import { runInNewContext } from "node:vm";

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { contract } from "#tests/support/contract.ts";

import { forgetLoadTimes, hydrateWithoutAssets, takeHydrationData, withoutAssets } from "./hydration-data.ts";
import { showErrorAt } from "./show-error.server.ts";

const router = "@tanstack/react-router@1.170.46";

const manifest = {
  routes: {
    __root__: {
      preloads: ["/entry.js", "/shared.js"],
      css: ["/styles.css"],
      scripts: [{ attrs: { type: "module", async: true, src: "/entry.js" } }],
    },
  },
};

const Page = () => (
  <html lang="en">
    <head>
      <HeadContent />
    </head>
    <body>
      <Outlet />
    </body>
  </html>
);

async function loadedRouter() {
  const root = createRootRoute({ loader: () => ({ words: "</script>" }), component: Page });
  const index = createRoute({ getParentRoute: () => root, path: "/", component: () => <p>Words</p> });
  const created = createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    isServer: true,
  });
  forgetLoadTimes(created);
  attachRouterServerSsrUtils({ router: created, manifest });
  await created.load();
  await created.serverSsr!.dehydrate();
  return created;
}

function run(state: string) {
  const script = { remove: () => {}, previousElementSibling: null };
  const browser: Record<string, unknown> = { document: { currentScript: script } };
  browser["self"] = browser;
  runInNewContext(state, browser);
  return (browser["$_TSR"] as { router: { matches: Record<string, unknown>[] }; streamEnded: boolean }) ?? {};
}

test("the manifest names the entry, its modules and the style sheet", async () => {
  expect(
    takeHydrationData(await loadedRouter()),
    contract(router, "the manifest no longer has routes with scripts, preloads and css."),
  ).toMatchObject({ entry: "/entry.js", modules: ["/shared.js"], styles: "/styles.css" });
});

test("the state is a script that stores the router's data, and is the same for each rendering", async () => {
  const [first, second] = await Promise.all([loadedRouter(), loadedRouter()]);
  const { state } = takeHydrationData(first)!;
  expect(
    run(state),
    contract(
      router,
      "the scripts of a page no longer leave matches in $_TSR.router, or say nothing of its end.",
    ),
  ).toMatchObject({
    router: { matches: [{ l: { words: "</script>" }, u: 0 }, { u: 0 }] },
    streamEnded: true,
  });
  expect(state).not.toContain("</script>");
  expect(
    takeHydrationData(second)!.state,
    contract(router, "the data of a page differs from one rendering to the next."),
  ).toBe(state);
});

test("the head names files of the manifest, unless they are left out", async () => {
  const loaded = await loadedRouter();
  const render = () => renderToString(<RouterProvider router={loaded} />);
  const files = /modulepreload|stylesheet/;
  expect(render()).toMatch(files);
  expect(
    withoutAssets(loaded, render),
    contract(router, "HeadContent no longer takes its files from router.ssr.manifest."),
  ).not.toMatch(files);
  expect(render()).toMatch(files);
});

test("the browser's router forgets the manifest before it renders", async () => {
  const seen: unknown[] = [];
  const loaded = await loadedRouter();
  loaded.options.hydrate = () => void seen.push(loaded.ssr?.manifest);
  hydrateWithoutAssets(loaded);
  await loaded.options.hydrate({} as never);
  expect(seen).toEqual([undefined]);
});

test("a match that is set to an error is rendered and reported as an error", async () => {
  const loaded = await loadedRouter();
  await showErrorAt(loaded, loaded.state.matches[0]!, new Error("broken"));
  const { state } = takeHydrationData(loaded)!;
  expect(
    run(state).router.matches,
    contract(router, "matches that are set after loading are no longer those that the browser gets."),
  ).toMatchObject([{ s: "error", e: { message: "broken" } }]);
});
