/** Width of the page content per breakpoint, from md on. */
export const container = {
  width: "full",
  marginInline: "auto",
  paddingInline: { base: "4", md: "0" },
  maxWidth: {
    md: "containerMd",
    lg: "containerLg",
    xl: "containerXl",
    "2xl": "container2xl",
    "3xl": "container3xl",
  },
} as const;
