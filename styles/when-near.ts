/**
 * What stands below the window on most screens: browsers lay it out, and ask for its pictures and fonts, when it comes near,
 * or once the page is loaded (`app/boot/lay-out-later.ts`). A panel that is fixed to the window must not be held by what it
 * stands in.
 */
export const belowWindow =
  ":is(main > * + *, body > footer, .place-finder__columns > *):not(:has(.filter-panel__root))";

/** Not on pages that the application goes on to: going back to a place on such a page wants its whole height. */
export const pageAsSent = "html:not([data-navigated])";
