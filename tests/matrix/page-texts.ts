import type { Page } from "playwright-core";

import type { Box } from "./check.ts";

/** A text node, or an attribute that is read out or shown. White space is collapsed; no-break spaces stay. */
export type PageText = {
  words: string;
  /** `text`, or the name of the attribute. */
  source: string;
  selector: string;
  box: Box;
  /** Language of the element. */
  language: string;
};

export const readTexts = (page: Page): Promise<PageText[]> => page.evaluate(collect);

/** Texts of a page that is parsed but not opened. */
export const readWordsOf = (page: Page, html: string): Promise<string[]> => page.evaluate(collectWords, html);

/** Runs in the page; it must not use variables from outside. */
function collect(): PageText[] {
  const attributes = [
    "alt",
    "aria-label",
    "aria-roledescription",
    "aria-description",
    "placeholder",
    "title",
  ];
  const selectorOf = (element: Element) => {
    const names = [];
    for (
      let at: Element | null = element;
      at && at !== document.documentElement && names.length < 3;
      at = at.parentElement
    ) {
      if (at.id) {
        names.unshift(`#${CSS.escape(at.id)}`);
        break;
      }
      names.unshift(at.classList[0] ? `${at.localName}.${CSS.escape(at.classList[0])}` : at.localName);
    }
    return names.join(" > ");
  };
  const isWords = (text: string) => /[^\s\u00a0]/.test(text);
  const tidy = (text: string) => text.replaceAll(/[ \t\r\n]+/g, " ").trim();
  const texts: PageText[] = [];
  const add = (element: Element, source: string, text: string) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    texts.push({
      words: tidy(text),
      source,
      selector: selectorOf(element),
      box: { left: left + scrollX, top: top + scrollY, width, height },
      language: element.closest("[lang]")?.getAttribute("lang") ?? "",
    });
  };
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent ?? "";
    // Parts of an e-mail address, which may break after its @.
    const isAddress = element.closest("a[href^='mailto:']")?.getAttribute("href")?.includes(tidy(text));
    if (isWords(text) && !isAddress && !element.closest("script, style, noscript, template, code, pre"))
      add(element, "text", text);
  }
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    for (const name of attributes) {
      const text = element.getAttribute(name) ?? "";
      if (isWords(text)) add(element, name, text);
    }
  }
  for (const meta of document.querySelectorAll("meta[name=description], meta[property^='og:'][content*=' ']"))
    add(meta, "content", meta.getAttribute("content") ?? "");
  return texts;
}

/** Runs in a page too. The parsed document is neither rendered nor executed. */
function collectWords(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const element of parsed.querySelectorAll("script, style, noscript, template, code, pre"))
    element.remove();
  const words: string[] = [];
  const walker = parsed.createTreeWalker(parsed.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(node.textContent ?? "");
  const attributes = "alt, aria-label, aria-roledescription, aria-description, placeholder, title, content";
  for (const name of attributes.split(", "))
    for (const element of parsed.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? "");
  return words.map((text) => text.replaceAll(/[ \t\r\n]+/g, " ").trim()).filter((text) => text !== "");
}
