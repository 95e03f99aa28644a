import type { AnyRouter } from "@tanstack/react-router";

import { isPageChange } from "./navigation.ts";

/** Says to the styles (styles/when-near.ts) that pages are the application's from now on, and laid out as a whole. */
export const layOutWholePages = (router: AnyRouter) =>
  router.subscribe("onBeforeLoad", (change) => {
    if (isPageChange(change)) document.documentElement.dataset["navigated"] = "";
  });
