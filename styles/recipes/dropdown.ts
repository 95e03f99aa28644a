import { thinScrollbar } from "../fragments.ts";
import { markShape } from "../shapes.ts";

const mark = {
  content: "''",
  width: "2",
  height: "2",
  flexShrink: "[0]",
  backgroundColor: "highlight",
  clipPath: markShape,
  opacity: "[0]",
  marginInlineStart: "[-1rem]",
  transitionProperty: "[opacity, margin]",
  transitionDuration: "quick",
} as const;

const markShown = { opacity: "[1]", marginInlineStart: "0" } as const;

export const dropdownEntry = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  paddingInline: "3",
  paddingBlock: "2",
  borderRadius: "button",
  overflowWrap: "anywhere",
  _before: mark,
  _hover: { backgroundColor: "base.dark.card", _before: markShown },
  "&[aria-current]": { color: "chrome.accent", _before: markShown },
} as const;

export const dropdownPanel = {
  position: "absolute",
  insetBlockStart: "[100%]",
  minWidth: "dropdown",
  maxHeight: "[calc(100dvh - {sizes.headerMd} - 1rem)]",
  overflowY: "auto",
  ...thinScrollbar,
  padding: "3",
  backgroundColor: "chrome.raised",
  border: "thin",
  borderColor: "chrome.line",
  borderBlockStartColor: "highlight",
  borderEndStartRadius: "card",
  borderEndEndRadius: "card",
  boxShadow: "dropdown",
  zIndex: "header",
} as const;
