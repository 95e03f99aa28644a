import type { Page } from "playwright-core";

/** More than any page has; beyond it, the focus moves in a circle. */
const maxStops = 700;

export type KeyboardWalk = { stops: number; /** One line for each fault. */ faults: string[] };

/**
 * Tabs through the page from start to end. Each stop must be in the window, visibly focused, named, and not covered by
 * a bar or a notice (WCAG 2.2: 2.1.2, 2.4.7, 2.4.11, 4.1.2).
 */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const faults: string[] = [];
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(lookAtFocus);
    if (!found) return { stops, faults };
    faults.push(...found);
  }
  return { stops: maxStops, faults: [...faults, `more than ${maxStops} stops`] };
}

/** Runs in the page. @returns faults of the focused element; undefined past the end of the page */
async function lookAtFocus(): Promise<string[] | undefined> {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  const shownOf = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    // Radio buttons and check boxes may be rendered by their labels.
    return element instanceof HTMLInputElement &&
      (width <= 2 || height <= 2 || getComputedStyle(element).opacity === "0")
      ? (element.labels?.[0] ?? element)
      : element;
  };
  const shown = shownOf(focused);
  // The browser scrolls in the next frame; with many open pages it does not render each of them.
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 200);
  });

  const faults: string[] = [];
  // axe computes names as browsers do, except for content that opens on focus.
  const labels = [
    ...(focused.getAttribute("aria-labelledby")?.split(" ") ?? []).map((id) => document.getElementById(id)),
    ...((focused as HTMLInputElement).labels ?? []),
    focused,
  ];
  const name = [
    focused.getAttribute("aria-label"),
    ...labels.map((label) => label?.textContent),
    ...labels
      .flatMap((label) => [...(label?.querySelectorAll("img, [aria-label]") ?? [])])
      .map((part) => part.getAttribute("alt") ?? part.getAttribute("aria-label")),
    focused.getAttribute("title"),
  ]
    .map((text) => text?.replaceAll(/\s+/g, " ").trim())
    .find(Boolean);
  const described = `${focused.tagName.toLowerCase()}.${focused.className} “${(name ?? "").slice(0, 40)}”`;
  if (!name) faults.push(`no name: ${described}`);
  const box = shown.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) faults.push(`not drawn: ${described}`);

  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) faults.push(`outside of the window: ${described}`);
  else {
    const belongs = (found: Element | null) =>
      found !== null && (shown.contains(found) || found.contains(shown) || focused.contains(found));
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    // The bounding box of a link with several lines has corners outside of it.
    const lines = [...shown.getClientRects()].map(
      ({ x, y, width, height }) => [x + width / 2, y + height / 2] as const,
    );
    if (![...points, ...lines].some(([x, y]) => belongs(document.elementFromPoint(x, y))))
      faults.push(`covered: ${described}`);
  }

  const marks = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
    (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
  const around: Element[] = [];
  for (let element: Element | null = focused; element && around.length < 10; element = element.parentElement)
    around.push(element, ...(element.nextElementSibling ? [element.nextElementSibling] : []));
  const isMarked = [shown, ...around].some((element) =>
    [undefined, "::before", "::after"].some((part) => marks(getComputedStyle(element, part))),
  );
  if (!isMarked) faults.push(`no sign of focus: ${described}`);
  return faults;
}
