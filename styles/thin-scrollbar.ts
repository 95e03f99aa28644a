/**
 * What scrolls says so itself, and only where a pointer takes hold of scrollbars: for a rule about the scrollbars of
 * everything, browsers make two more styles for each element, and every change to the style of a page takes more than
 * twice as long. Where a scrollbar cannot be measured out it is the browser's thin one; both together are not possible.
 */
export const thinScrollbar = {
  "@media (pointer: fine)": {
    "&::-webkit-scrollbar": { width: "scrollbar", height: "scrollbar" },
    "&::-webkit-scrollbar-thumb": { backgroundColor: "pewter", borderRadius: "full" },
    "@supports not selector(::-webkit-scrollbar)": { scrollbarWidth: "[thin]" },
  },
} as const;
