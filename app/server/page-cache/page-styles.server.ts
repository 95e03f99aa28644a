/**
 * The part of a style sheet that one page shows. It stands in the page itself, so that nothing is waited for before
 * the first paint; the whole sheet comes with the application, before anything on the page changes.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../project-root.server.ts";
import { parseStyleSheet, type PropertyText, type Style, variablesIn } from "./style-sheet.ts";

export type PageStyles = {
  /** @returns the rules that could apply to an element of the page as it is, and what these rules need */
  of: (html: string) => string;
};

const classAttribute = /\sclass="([^"]*)"/g;
const styleAttribute = /\sstyle="([^"]*)"/g;

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
      const read = new Set([...html.matchAll(styleAttribute)].flatMap(([, style]) => variablesIn(style!)));
      // Pages of one make have the same classes, on every site.
      const key = [...classes, ...read].sort().join(" ");
      let found = known.get(key);
      if (found === undefined) {
        found = write(sheet, { classes, ...needsOf(sheet, classes, read) });
        if (known.size >= maxKnown) known.delete(known.keys().next().value!);
        known.set(key, found);
      }
      return found;
    },
  };
}

type Needs = {
  classes: ReadonlySet<string>;
  /** Custom properties that something reads. */
  variables: ReadonlySet<string>;
  /** Text of all animations. */
  animations: string;
};

/** @param readByElements custom properties that elements read in styles of their own */
function needsOf(
  sheet: Style[],
  classes: ReadonlySet<string>,
  readByElements: ReadonlySet<string>,
): Omit<Needs, "classes"> {
  const variables = new Set(readByElements);
  const setters: PropertyText[] = [];
  const animations: string[] = [];
  for (const declaration of declarationsFor(sheet, classes)) {
    if (declaration.sets) setters.push(declaration);
    else for (const name of declaration.reads) variables.add(name);
    if (declaration.text.startsWith("animation")) animations.push(declaration.text);
  }
  // What a property that is read reads in its turn.
  for (let size = -1; size !== variables.size;) {
    size = variables.size;
    for (const { sets, reads } of setters)
      if (variables.has(sets!)) for (const name of reads) variables.add(name);
  }
  return { variables, animations: animations.join(" ") };
}

function* declarationsFor(styles: Style[], classes: ReadonlySet<string>): Generator<PropertyText> {
  for (const style of styles) {
    if (style.kind === "group") yield* declarationsFor(style.styles, classes);
    if (style.kind === "rule" && style.selectors.some((selector) => canApply(selector, classes)))
      yield* style.declarations;
  }
}

const canApply = (selector: { classes: string[] }, classes: ReadonlySet<string>) =>
  selector.classes.every((name) => classes.has(name));

const write = (styles: Style[], needs: Needs): string =>
  styles.map((style) => writeStyle(style, needs)).join("");

function writeStyle(style: Style, needs: Needs): string {
  switch (style.kind) {
    case "text":
      return style.text;
    case "keyframes":
      return new RegExp(`\\b${style.name}\\b`).test(needs.animations) ? style.text : "";
    case "group": {
      const inner = write(style.styles, needs);
      // The first to name a layer decides its place, also when nothing is in it.
      return inner || style.head.startsWith("@layer") ? `${style.head}{${inner}}` : "";
    }
    case "rule": {
      const selectors = style.selectors.filter((selector) => canApply(selector, needs.classes));
      const declarations = style.declarations.filter(({ sets }) => !sets || needs.variables.has(sets));
      if (selectors.length === 0 || declarations.length === 0) return "";
      return `${selectors.map(({ text }) => text).join(",")}{${declarations.map(({ text }) => text).join(";")}}`;
    }
  }
}
