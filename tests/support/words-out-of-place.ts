import type { Page } from "playwright-core";

/**
 * Misplaced text in the window, one line each: horizontal scrolling of the page, and text that is clipped, overflows
 * its box or the page, or overlaps other text.
 */
export const wordsOutOfPlace = async (page: Page): Promise<string[]> =>
  (await misplacedWords(page)).map(({ flaw }) => flaw);

/** As `wordsOutOfPlace`, with the position: `box` is in pixels of the page. */
export type MisplacedWords = {
  flaw: string;
  box?: { left: number; top: number; width: number; height: number };
};

export const misplacedWords = (page: Page): Promise<MisplacedWords[]> => page.evaluate(inspect);

/** Runs in the page; it must not use variables from outside. */
async function inspect(): Promise<MisplacedWords[]> {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Clip = Box & { x: "cut" | "scrolls" | "shown"; y: "cut" | "scrolls" | "shown" };
  type Place = { clips: Clip[]; layer: Element | undefined; hidden: boolean };
  type Item = { words: string; owner: Element; layer: Element | undefined; ink: Box };

  /** Pixels. Less is invisible, and browsers round. */
  const slack = 1.5;
  /** Elements on a map move with it, past its edge and over each other. */
  const moves = ".maplibregl-map";

  /** Rows that overflow sideways on purpose, with buttons, keys or animation. */
  const runsOn = ".slider__track, .marquee__window";

  /** Text without letters or digits may be clipped, such as a separator at a line end. */
  const readable = /[\p{L}\p{N}]/u;

  const found = new Map<string, MisplacedWords>();
  const places = new Map<Element, Place>();

  const overflowOf = (value: string) =>
    value === "visible" ? "shown" : /hidden|clip/.test(value) ? "cut" : "scrolls";

  function placeOf(element: Element | null): Place {
    if (!element || element === document.documentElement)
      return { clips: [], layer: undefined, hidden: false };
    const known = places.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const outside =
      style.position === "absolute" && element instanceof HTMLElement
        ? placeOf(element.offsetParent)
        : placeOf(element.parentElement);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = element.matches(runsOn) ? "scrolls" : overflowOf(style.overflowX);
    const y = overflowOf(style.overflowY);
    const isInline = style.display === "inline" || style.display === "contents";
    const clip: Clip[] =
      isInline || (x === "shown" && y === "shown") ? [] : [{ left, right, top, bottom, x, y }];
    const place: Place = {
      clips: style.position === "fixed" ? clip : [...clip, ...outside.clips],
      layer: /fixed|sticky/.test(style.position) ? element : outside.layer,
      // For screen readers only: a box of one pixel.
      hidden: outside.hidden || (clip.length > 0 && Math.min(right - left, bottom - top) <= 1),
    };
    places.set(element, place);
    return place;
  }

  const name = (element: Element) => {
    const names = [];
    for (let at: Element | null = element; at && names.length < 3; at = at.parentElement)
      names.unshift(at.classList[0] ?? at.localName);
    return names.join(" ");
  };
  function report(what: string, words: string, element: Element) {
    const flaw = `${what}: “${words.trim().replaceAll(/\s+/g, " ").slice(0, 60)}” in ${name(element)}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    found.set(flaw, { flaw, box: { left: left + scrollX, top: top + scrollY, width, height } });
  }

  /** @returns whether the text is visible without scrolling a row */
  function checkClips(words: string, owner: Element, { left, right, top, bottom }: Box): boolean {
    let isInRow = false;
    for (const clip of placeOf(owner).clips) {
      const beyondX = left < clip.left - slack || right > clip.right + slack;
      const beyondY = top < clip.top - slack || bottom > clip.bottom + slack;
      if ((beyondX && clip.x === "scrolls") || (beyondY && clip.y === "scrolls")) return false;
      // A row may reach under a scroll bar, where the section clips it; its end can be scrolled into view.
      if (beyondX && clip.x === "cut" && isInRow) return false;
      if ((beyondX && clip.x === "cut") || (beyondY && clip.y === "cut")) {
        report("cut off", words, owner);
        return false;
      }
      isInRow ||= clip.x === "scrolls";
    }
    return true;
  }

  function boxOf(element: Element): Element {
    let box = element;
    while (/^(?:inline|contents)$/.test(getComputedStyle(box).display) && box.parentElement)
      box = box.parentElement;
    return box;
  }

  function checkLine(words: string, owner: Element, line: DOMRect): Item | undefined {
    const box = boxOf(owner);
    const { left, right } = box.getBoundingClientRect();
    const style = getComputedStyle(box);
    const inner = {
      left: left + Number.parseFloat(style.paddingLeft),
      right: right - Number.parseFloat(style.paddingRight),
    };
    // A font's line is higher than its letters; in SVG the font size is not in pixels.
    const middle = (line.top + line.bottom) / 2;
    const half = Math.min(Number.parseFloat(getComputedStyle(owner).fontSize), line.height) * 0.4;
    const ink = { left: line.left, right: line.right, top: middle - half, bottom: middle + half };
    if (!checkClips(words, owner, ink)) return undefined;
    if (line.left < inner.left - slack || line.right > inner.right + slack)
      report("wider than its box", words, owner);
    if (line.left < -slack || line.right > innerWidth + slack) report("beyond the page", words, owner);
    return { words, owner: box, layer: placeOf(owner).layer, ink };
  }

  function linesOfText(): Item[] {
    const items: Item[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      const words = node.textContent ?? "";
      if (!readable.test(words) || owner.closest(`script, style, noscript, option, title, ${moves}`))
        continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (placeOf(owner).hidden) continue;
      range.selectNodeContents(node);
      // In SVG, `textLength` spreads the letters, which a range does not reflect.
      const lines = owner instanceof SVGElement ? owner.getClientRects() : range.getClientRects();
      for (const line of lines) {
        if (line.width < 1) continue;
        const item = checkLine(words, owner, line);
        if (item) items.push(item);
      }
    }
    return items;
  }

  function controls(): Item[] {
    const items: Item[] = [];
    for (const owner of document.querySelectorAll("button, input, select, textarea")) {
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const ink = owner.getBoundingClientRect();
      if (placeOf(owner).hidden || ink.width <= 1 || owner.closest(moves)) continue;
      const words = owner.getAttribute("aria-label") ?? owner.localName;
      if (checkClips(words, owner, ink)) items.push({ words, owner, layer: placeOf(owner).layer, ink });
    }
    return items;
  }

  function checkOverlaps(items: Item[]) {
    const sorted = items.toSorted((a, b) => a.ink.top - b.ink.top);
    for (const [index, upper] of sorted.entries()) {
      for (const lower of sorted.slice(index + 1)) {
        if (lower.ink.top > upper.ink.bottom - slack) break;
        if (upper.layer !== lower.layer || upper.owner === lower.owner) continue;
        const width = Math.min(upper.ink.right, lower.ink.right) - Math.max(upper.ink.left, lower.ink.left);
        const height = Math.min(upper.ink.bottom, lower.ink.bottom) - lower.ink.top;
        if (width <= slack || height <= slack) continue;
        const isForm = (item: Item) => item.owner.matches("button, input, select, textarea");
        const nested = upper.owner.contains(lower.owner) || lower.owner.contains(upper.owner);
        if (nested && (isForm(upper) || isForm(lower))) continue;
        report(`under “${lower.words.trim().slice(0, 40)}”`, upper.words, upper.owner);
      }
    }
  }

  /** The selected option of a list has no box to measure. */
  function checkSelects() {
    const pen = document.createElement("canvas").getContext("2d")!;
    for (const select of document.querySelectorAll("select")) {
      if (!select.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(select);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      for (const { text } of select.options)
        if (pen.measureText(text).width > room + slack) report("cut off", text, select);
    }
  }

  // Sliders react to a new width in the next frame, which a busy machine may skip.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 300);
  });
  // Has its real size only while it is rendered.
  const renderedInView = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => getComputedStyle(element).contentVisibility === "auto",
  );
  for (const { style } of renderedInView) style.contentVisibility = "visible";
  const { scrollWidth } = document.documentElement;
  const tooWide = `the page is ${scrollWidth} px wide`;
  if (scrollWidth > innerWidth) found.set(tooWide, { flaw: tooWide });
  checkOverlaps([...linesOfText(), ...controls()]);
  checkSelects();
  for (const { style } of renderedInView) style.removeProperty("content-visibility");
  return [...found.values()];
}
