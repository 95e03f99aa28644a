/** What holds the keyboard's focus, wherever the ring is not drawn by the global rule. */
export const focusRing = { outline: "medium", outlineColor: "orchid", outlineOffset: "0.5" } as const;
