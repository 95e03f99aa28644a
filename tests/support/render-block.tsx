import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { BlockView } from "#app/blocks/block-view.ts";
import { type BlockProps, blockRegistry } from "#app/blocks/registry.ts";
import type { BlockKind } from "#app/blocks/schema.ts";

/** HTML of one block in English, as the server sends it, without the surrounding page. */
export async function renderBlock(block: BlockView, { opensPage = false } = {}): Promise<string> {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const Component = (await blockRegistry[block.kind].load()) as ComponentType<BlockProps<BlockKind>>;
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/"] }),
    routeTree: createRootRoute({ component: () => <Component block={block} opensPage={opensPage} /> }),
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll("<!--$-->", "")
    .replaceAll("<!--/$-->", "");
}
