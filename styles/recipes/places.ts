import { defineSlotRecipe } from "../define.ts";

import { cardSurface } from "./card-surface.ts";
import { capitals } from "../theme.gen.ts";

const cards = {
  display: "grid",
  gap: { base: "4", lg: "6" },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))",
  // With two columns the third of three items spans the row.
  "& > :nth-child(3):last-child": { mdToXl: { gridColumn: "1 / -1" } },
} as const;

const card = {
  ...cardSurface,
  display: "flex",
  flexDirection: "column",
  padding: { base: "5", lg: "6" },
} as const;

/** Links are tall enough for touch. */
const line = {
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  justifyItems: "start",
  gap: "3",
  textStyle: "body",
  fontStyle: "normal",
  "& svg": { color: "surface.accent", marginBlockStart: "0.5" },
  "& a": {
    textDecoration: "underline",
    textDecorationColor: "surface.muted",
    textUnderlineOffset: "[.25em]",
    _hover: { color: "surface.accent", textDecorationColor: "current" },
  },
} as const;

const name = { textStyle: "h4", hyphens: "auto" } as const;

const smallHeading = {
  fontFamily: "heading",
  fontWeight: "medium",
  fontSize: "sm",
  textTransform: capitals,
  color: "surface.muted",
} as const;

export const officeCards = defineSlotRecipe({
  className: "office-cards",
  slots: ["card", "contact", "name", "line", "lines", "hours", "hoursName"],
  base: {
    // Subgrid: name, contact and hours align with those of neighboring cards.
    card: {
      ...card,
      display: "grid",
      gap: "4",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
    },
    contact: { display: "grid", gap: "4", alignContent: "start" },
    name,
    line,
    lines: { display: "grid", justifyItems: "start", gap: "1" },
    hours: {
      paddingBlockStart: "4",
      borderBlockStart: "thin",
      borderColor: "surface.line",
    },
    hoursName: smallHeading,
  },
});

export const countryCards = defineSlotRecipe({
  className: "country-cards",
  slots: ["root", "card", "country", "group", "groupName", "places", "place", "name"],
  base: {
    root: cards,
    card: { ...card, gap: "5" },
    country: name,
    group: { display: "grid", gap: "3" },
    groupName: smallHeading,
    places: { display: "grid", gap: "4" },
    place: {
      display: "grid",
      gap: "2",
      "&:not(:first-child)": {
        borderBlockStart: "thin",
        borderColor: "surface.line",
        paddingBlockStart: "4",
      },
    },
    name: { fontWeight: "bold" },
  },
});

export const placeContact = defineSlotRecipe({
  className: "place-contact",
  slots: ["root", "line", "link", "address", "hours", "stretch"],
  base: {
    root: { display: "grid", gap: "2" },
    line,
    link: { ...line, "& svg": { ...line["& svg"], _rtl: { scale: "[-1 1]" } } },
    address: { display: "grid", justifyItems: "start", overflowWrap: "anywhere" },
    hours: { display: "grid", gridTemplateColumns: "auto auto", columnGap: "4", color: "surface.muted" },
    stretch: {
      display: "grid",
      gridTemplateColumns: "subgrid",
      gridColumn: "1 / -1",
      "& dd": { gridColumnStart: "2" },
    },
  },
});
