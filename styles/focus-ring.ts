/** Focus ring for elements that the global `:focus-visible` rule does not cover. */
export const focusRing = { outline: "medium", outlineColor: "orchid", outlineOffset: "0.5" } as const;
