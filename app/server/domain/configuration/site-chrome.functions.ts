import { createServerFn } from "@tanstack/react-start";

import { readConfiguration, readMenus } from "./site-chrome.server.ts";

export const getMenus = createServerFn().handler(({ context: { scope } }) =>
  scope.runtime.memory.read(scope, "menus", () => readMenus(scope)),
);

export const getConfiguration = createServerFn().handler(async ({ context: { scope } }) => {
  const configuration = await scope.runtime.memory.read(scope, "configuration", () =>
    readConfiguration(scope),
  );
  scope.brand = configuration.brand;
  return configuration;
});

export const getSite = createServerFn().handler(({ context }) => context.scope.site);
