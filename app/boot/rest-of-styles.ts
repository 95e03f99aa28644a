/**
 * A page as the server sends it has the rules of the style sheet that its elements need (docs/decisions/018-a-page-carries-its-styles.md).
 * What the application shows later may need the others.
 */
import { yieldToMain } from "../ui/yield-to-main.ts";

/** A phone reads so many in some ten milliseconds. */
const rulesAtOnce = 400;

/** Adds what the page's own styles leave out. To apply the whole sheet would have browsers compute every element's style anew. */
export async function addRestOfStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  // The page links the whole sheet itself.
  if (!link) return;
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`The style sheet ${link.href} answers ${response.status}`);
  const sheet = await response.text();
  await yieldToMain();
  const own = rulesIn([...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""));
  await yieldToMain();
  const rest = restOf(sheet, own);
  for (let at = 0; at < rest.length; at += rulesAtOnce) {
    await yieldToMain();
    const styles = new CSSStyleSheet();
    styles.replaceSync(rest.slice(at, at + rulesAtOnce).join(""));
    document.adoptedStyleSheets.push(styles);
  }
}

/** Rules by the layers and conditions that they stand in: each a selector with its block. */
export type KnownRules = ReadonlyMap<string, ReadonlySet<string>>;

/** @param css minified */
export function rulesIn(css: string): KnownRules {
  const known = new Map<string, Set<string>>();
  forEachRule(css, ({ around, selectors, block }) => {
    let there = known.get(around);
    if (!there) known.set(around, (there = new Set()));
    for (const selector of selectors) there.add(selector + block);
  });
  return known;
}

/** @returns the rules of the sheet that are not known in their order, each in its layers and conditions */
export function restOf(sheet: string, known: KnownRules): string[] {
  const rest: string[] = [];
  forEachRule(sheet, ({ around, depth, selectors, block }) => {
    const there = known.get(around);
    const left = there ? selectors.filter((selector) => !there.has(selector + block)) : selectors;
    if (left.length > 0) rest.push(around + left.join() + block + "}".repeat(depth));
  });
  return rest;
}

type StyleRule = {
  /** Heads of the layers and conditions that it stands in, from the outermost, with their brackets. */
  around: string;
  /** How many these are. */
  depth: number;
  selectors: string[];
  /** With its brackets. */
  block: string;
};

/** Whose inside is no list of rules. */
const whole = /^@(?:font-face|keyframes|property)/;

/**
 * No text in a sheet of ours holds brackets, so they tell where a rule ends. A browser would parse it too, but to have rules back
 * as text takes a phone 100 ms.
 */
function forEachRule(css: string, visit: (rule: StyleRule) => void): void {
  // Of a rule, and of what it stands in, from the outermost.
  const places = [""];
  for (let at = 0; at < css.length;) {
    if (css[at] === "}") {
      places.pop();
      at++;
      continue;
    }
    const open = css.indexOf("{", at);
    const statement = css.indexOf(";", at);
    if (open < 0) return;
    if (statement >= 0 && statement < open) {
      at = statement + 1;
      continue;
    }
    const head = css.slice(at, open);
    const around = places.at(-1)!;
    if (head.startsWith("@") && !whole.test(head)) {
      places.push(`${around}${head}{`);
      at = open + 1;
      continue;
    }
    const end = head.startsWith("@keyframes") ? css.indexOf("}}", open) + 2 : css.indexOf("}", open) + 1;
    visit({ around, depth: places.length - 1, selectors: splitSelectors(head), block: css.slice(open, end) });
    at = end;
  }
}

/** Commas in brackets belong to one selector. */
function splitSelectors(head: string): string[] {
  if (!head.includes(",")) return [head];
  if (!head.includes("(")) return head.split(",");
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < head.length; at++) {
    const sign = head[at];
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (sign === "," && depth === 0) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start)];
}
