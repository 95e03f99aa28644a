/**
 * Applied per element: a global rule would create two pseudo-element styles for every element and double style
 * recalculation. `scrollbar-width` disables `::-webkit-scrollbar`, so it is only a fallback.
 */
export const thinScrollbar = {
  "@media (pointer: fine)": {
    "&::-webkit-scrollbar": { width: "scrollbar", height: "scrollbar" },
    "&::-webkit-scrollbar-thumb": { backgroundColor: "pewter", borderRadius: "full" },
    "@supports not selector(::-webkit-scrollbar)": { scrollbarWidth: "[thin]" },
  },
} as const;
