import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

type Change = { fromLocation?: ParsedLocation; toLocation: ParsedLocation };

/** A new route or new parameters: not the first page, and not a jump to an anchor of the same page. */
export const isPageChange = ({ fromLocation, toLocation }: Change): boolean =>
  fromLocation !== undefined &&
  (fromLocation.pathname !== toLocation.pathname || fromLocation.searchStr !== toLocation.searchStr);

type Listener = { start: () => void; finish: (outcome: "failed" | undefined) => void };

/** Tells when a page change begins and when its data is loaded; one that overtakes another starts anew. */
export function watchNavigation(router: AnyRouter, { start, finish }: Listener): () => void {
  let under = false;
  const unsubscribes = [
    router.subscribe("onBeforeLoad", (change) => {
      if (!isPageChange(change)) return;
      under = true;
      start();
    }),
    router.subscribe("onResolved", () => {
      if (!under) return;
      under = false;
      finish(router.state.matches.some(({ status }) => status === "error") ? "failed" : undefined);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
