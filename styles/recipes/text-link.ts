export const textLink = {
  color: "surface.accent",
  textDecoration: "underline",
  textUnderlineOffset: "[.2em]",
} as const;
