/**
 * The part of a style sheet that one page shows. It stands in the page itself, so that nothing is waited for before
 * the first paint; the whole sheet comes before the application (`app/browser/boot/load-application.ts`), before anything on the page changes.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../ops/project-root.server.ts";
import { parseStyleSheet, type Style } from "./style-sheet.ts";

export type PageStyles = {
  /** @returns the rules that could apply to an element of the page as it is */
  of: (html: string) => string;
};

const classAttribute = /\sclass="([^"]*)"/g;

const sheets = new Map<string, PageStyles>();

/** @param href of a style sheet of this build, from its pages */
export function pageStylesOf(href: string): PageStyles {
  let styles = sheets.get(href);
  if (!styles) {
    styles = createPageStyles(inAscii(readFileSync(join(projectRoot, "dist/client", href), "utf8")));
    sheets.set(href, styles);
  }
  return styles;
}

/** With one letter that is no Latin one, every part of the sheet and every page with it would take two bytes a letter. */
function inAscii(css: string): string {
  const escaped = css.replaceAll(/\P{ASCII}/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `);
  return Buffer.from(escaped).toString("latin1");
}

/** Parts that are remembered, 60 KB each: one for each make of page, and some for pages with less on them. */
const maxKnown = 50;

export function createPageStyles(css: string): PageStyles {
  const sheet = parseStyleSheet(css);
  const known = new Map<string, string>();
  return {
    of: (html) => {
      const classes = new Set([...html.matchAll(classAttribute)].flatMap(([, names]) => names!.split(/\s+/)));
      // Pages of one make have the same classes, on every site.
      const key = [...classes].sort().join(" ");
      let found = known.get(key);
      if (found === undefined) {
        found = write(sheet, classes);
        if (known.size >= maxKnown) known.delete(known.keys().next().value!);
        known.set(key, found);
      }
      return found;
    },
  };
}

const write = (styles: Style[], classes: ReadonlySet<string>): string =>
  styles.map((style) => writeStyle(style, classes)).join("");

function writeStyle(style: Style, classes: ReadonlySet<string>): string {
  switch (style.kind) {
    case "text":
      return style.text;
    case "group": {
      const inner = write(style.styles, classes);
      // The first to name a layer decides its place, also when nothing is in it.
      return inner || style.head.startsWith("@layer") ? `${style.head}{${inner}}` : "";
    }
    case "rule": {
      const selectors = style.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      );
      return selectors.length > 0
        ? `${selectors.map(({ text }) => text).join(",")}{${style.declarations}}`
        : "";
    }
  }
}
