/**
 * A page as the server sends it has the rules of the style sheet that its elements need (docs/decisions/018-a-page-carries-its-styles.md).
 * What the application shows later may need the others.
 */
import { nextTask } from "../ui/pause.ts";

/** Adds what the page's own styles leave out. To apply the whole sheet would have browsers compute every element's style anew. */
export async function addRestOfStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  // The page links the whole sheet itself.
  if (!link) return;
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`The style sheet ${link.href} answers ${response.status}`);
  const sheet = await response.text();
  await nextTask();
  const own = rulesIn([...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""));
  await nextTask();
  const rest = restOf(sheet, own);
  await nextTask();
  const styles = new CSSStyleSheet();
  styles.replaceSync(rest);
  document.adoptedStyleSheets.push(styles);
}

/** What browsers apply to the same elements under the same conditions: by these words a rule is found again. */
export type KnownRules = ReadonlySet<string>;

/** @param css minified */
export function rulesIn(css: string): KnownRules {
  const known = new Set<string>();
  forEachRule(css, (rule) => {
    for (const selector of rule.selectors) known.add(wordsOf(selector, rule));
  });
  return known;
}

/** @returns the rules of the sheet that are not known, in their order, layers and conditions */
export function restOf(sheet: string, known: KnownRules): string {
  let rest = "";
  forEachRule(sheet, (rule) => {
    const selectors = rule.selectors.filter((selector) => !known.has(wordsOf(selector, rule)));
    if (selectors.length === 0) return;
    const { around, block } = rule;
    rest += `${around.map((head) => `${head}{`).join("")}${selectors.join(",")}{${block}}${"}".repeat(around.length)}`;
  });
  return rest;
}

type StyleRule = {
  /** Heads of the layers and conditions that it stands in, from the outermost. */
  around: readonly string[];
  selectors: string[];
  block: string;
};

const wordsOf = (selector: string, { around, block }: StyleRule) =>
  `${around.join("{")}{${selector}{${block}`;

/** Whose inside is no list of rules. */
const whole = /^@(?:font-face|keyframes|property)/;

/** A browser would parse the sheet only to apply it; this takes a phone a third of the time. No text in it holds brackets. */
function forEachRule(css: string, visit: (rule: StyleRule) => void): void {
  const around: string[] = [];
  for (let at = 0; at < css.length;) {
    if (css[at] === "}") {
      around.pop();
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
    if (head.startsWith("@") && !whole.test(head)) {
      around.push(head);
      at = open + 1;
      continue;
    }
    const end = head.startsWith("@keyframes") ? css.indexOf("}}", open) + 1 : css.indexOf("}", open);
    visit({ around, selectors: splitSelectors(head), block: css.slice(open + 1, end) });
    at = end + 1;
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
