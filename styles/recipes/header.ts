import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";
import { bulletImage, capitals } from "../theme.gen.ts";

export const header = defineSlotRecipe({
  className: "header",
  slots: ["root", "inner", "logo", "tools", "languages"],
  base: {
    root: {
      position: { base: "sticky", _print: "static" },
      // At 400 % zoom it would cover a third of the window.
      "@media (max-height: 20rem)": { position: "relative" },
      insetBlockStart: "0",
      zIndex: "header",
      color: "chrome.text",
      // A pseudo-element, because `backdrop-filter` on the header would become the containing block of the fixed menu.
      _before: {
        content: "''",
        position: "absolute",
        inset: "0",
        // Without a positioned header it would cover the first printed page.
        _print: { display: "none" },
        zIndex: "below",
        backgroundColor: "chrome",
        borderBlockEnd: "thin",
        borderColor: "chrome.line",
        transitionProperty: "[background-color]",
        transitionDuration: "banner",
      },
      "&[data-scrolled]::before": {
        backgroundColor: "[color-mix(in srgb, {colors.chrome} 95%, transparent)]",
        backdropFilter: "[blur(1rem) saturate(1.4)]",
      },
      // Opaque while a menu is open, because nested backdrop blurs do not work.
      "&:has(> * > * > details[open])::before": { backgroundColor: "chrome" },
    },
    inner: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: { base: "4", xl: "8" },
      // Grows with a wrapped menu.
      minHeight: { base: "header", md: "headerMd", xl: "headerXl" },
      ...container,
    },
    logo: {
      display: "flex",
      alignItems: "center",
      flexShrink: "[0]",
      "& svg, & img": {
        width: "logoWidth",
        height: "logoHeight",
        objectFit: "contain",
        objectPosition: "[left]",
        _rtl: { objectPosition: "[right]" },
      },
      // The mark and the name replace a failed logo.
      "& img": {
        transformStyle: "preserve-3d",
        _before: {
          content: "''",
          position: "absolute",
          inset: "0",
          zIndex: "content",
          background: `[{colors.chrome} ${bulletImage} 0 50% / 1.75rem no-repeat]`,
          _rtl: { backgroundPosition: "[100% 50%]" },
        },
        _after: {
          content: "attr(alt)",
          position: "absolute",
          insetInline: "[2.5rem 0]",
          insetBlockStart: "[50%]",
          translate: "[0 -50%]",
          zIndex: "content",
          lineClamp: "2",
          fontFamily: "heading",
          fontSize: "sm",
          fontWeight: "bold",
          lineHeight: "[1.2]",
          textTransform: capitals,
          overflowWrap: "anywhere",
        },
      },
    },
    tools: {
      display: "flex",
      alignItems: "center",
      alignSelf: "stretch",
      gap: "4",
      // Reserves space for a button that may appear later.
      minWidth: { base: "[7rem]", xl: "0" },
    },
    languages: { display: { base: "none", xl: "flex" }, alignSelf: "stretch", flexShrink: "[0]" },
  },
});
