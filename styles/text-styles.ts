import { defineTextStyles } from "@pandacss/dev";
import { capitals } from "./theme.gen.ts";

const heading = (size: "h1" | "h2" | "h3" | "h4") => ({
  value: {
    fontFamily: "heading",
    fontSize: size,
    fontWeight: "bold",
    lineHeight: size,
    letterSpacing: "wide",
    textTransform: capitals,
    textWrap: "balance",
  },
});

export const textStyles = defineTextStyles({
  h1: heading("h1"),
  h2: heading("h2"),
  h3: heading("h3"),
  h4: heading("h4"),
  lead: { value: { fontSize: "lg", lineHeight: "lg", textWrap: "pretty" } },
  body: { value: { fontSize: "base", lineHeight: "base" } },
  small: { value: { fontSize: "sm", lineHeight: "sm" } },
});
