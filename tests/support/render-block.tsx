import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";

import type { BlockView } from "#app/blocks/block-view.ts";
import { Blocks } from "#app/blocks/registry.tsx";

/** The HTML of one block in English, as the server sends it, without the page around it. */
export async function renderBlock(block: BlockView, { opensPage = false } = {}): Promise<string> {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  // A block that does not open the page stands below an empty one.
  const before: BlockView = { kind: "rich-text", body: "" };
  const blocks = opensPage ? [block] : [before, block];
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/"] }),
    routeTree: createRootRoute({ component: () => <Blocks blocks={blocks} /> }),
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll("<!--$-->", "")
    .replaceAll("<!--/$-->", "");
  return opensPage ? html : html.replace(/^<section[^]*?<\/section>/, "");
}
