/** Inlines the rules a page needs, so that no request blocks the first paint; the boot script loads the full sheet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../ops/project-root.server.ts";
import { parseStyleSheet, type Style } from "./style-sheet.ts";

export type PageStyles = {
  of: (html: string) => string;
};

const classAttribute = /\sclass="([^"]*)"/g;

const sheets = new Map<string, PageStyles>();

export function pageStylesOf(href: string): PageStyles {
  let styles = sheets.get(href);
  if (!styles) {
    styles = createPageStyles(inAscii(readFileSync(join(projectRoot, "dist/client", href), "utf8")));
    sheets.set(href, styles);
  }
  return styles;
}

/** One character outside Latin-1 would double the memory of each part and each page. */
function inAscii(css: string): string {
  const escaped = css.replaceAll(/\P{ASCII}/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `);
  return Buffer.from(escaped).toString("latin1");
}

/** Entries of 60 KB: one per page template, and variants with fewer blocks. */
const maxKnown = 50;

export function createPageStyles(css: string): PageStyles {
  const sheet = parseStyleSheet(css);
  const known = new Map<string, string>();
  return {
    of: (html) => {
      const attributes = new Set(Array.from(html.matchAll(classAttribute), ([, names]) => names!));
      const classes = new Set([...attributes].flatMap((names) => names.split(/\s+/)));
      const key = [...classes].sort().join(" ");
      let rules = known.get(key);
      if (rules === undefined) {
        rules = write(sheet, classes);
        if (known.size >= maxKnown) known.delete(known.keys().next().value!);
        known.set(key, rules);
      }
      return rules;
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
      // Empty layers stay: the first mention of a layer defines its order.
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
