import type { Page } from "playwright-core";

type Misdirected = {
  says: string;
  selector: string;
  box: { left: number; top: number; width: number; height: number };
};

/** Elements on the wrong side, or that point to it, for this reading direction. */
export const misdirected = (page: Page, direction: "ltr" | "rtl"): Promise<Misdirected[]> =>
  page.evaluate(inspect, direction);

/** Runs in the page; it must not use variables from outside. */
function inspect(direction: "ltr" | "rtl"): Misdirected[] {
  const found: Misdirected[] = [];
  const isRtl = direction === "rtl";
  const start = isRtl ? "right" : "left";
  const report = (element: Element, selector: string, says: string) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    found.push({ says, selector, box: { left: left + scrollX, top: top + scrollY, width, height } });
  };
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const heading = document.querySelector("main h1");
  if (heading && isSeen(heading)) {
    const style = getComputedStyle(heading);
    if (style.direction !== direction) report(heading, "main h1", `the heading reads ${style.direction}`);
    const words = document.createRange();
    words.selectNodeContents(heading);
    // A line of mixed directions consists of several boxes.
    const parts = [...words.getClientRects()];
    const line = parts.filter(({ bottom }) => bottom < (parts[0]?.bottom ?? 0) + 1.5);
    const box = heading.getBoundingClientRect();
    const left = Math.min(...line.map((part) => part.left)) - box.left;
    const right = box.right - Math.max(...line.map((part) => part.right));
    const [before, after] = isRtl ? [right, left] : [left, right];
    if (before !== undefined && after !== undefined && style.textAlign !== "center" && before > after + 1.5)
      report(heading, "main h1", `the heading does not begin at the ${start}`);
  }

  const logo = document.querySelector("header a:has(svg, img)");
  if (logo && isSeen(logo)) {
    const { left, right } = logo.getBoundingClientRect();
    const isAtRight = (left + right) / 2 > innerWidth / 2;
    if (isAtRight !== isRtl) report(logo, "header a", `the logo is not at the ${start}`);
  }

  for (const slider of document.querySelectorAll(".slider__root")) {
    const next = slider.querySelector("[data-direction=next]");
    const previous = slider.querySelector("[data-direction=previous]");
    if (!next || !previous || !isSeen(next)) continue;
    const isNextAtRight = next.getBoundingClientRect().left > previous.getBoundingClientRect().left;
    if (isNextAtRight === isRtl)
      report(next, "[data-direction=next]", "the next slide's button is at the wrong side");
    // The icon points to the right.
    const arrow = next.querySelector("svg");
    const isTurned = arrow !== null && getComputedStyle(arrow).scale.startsWith("-1");
    if (isTurned !== isRtl) report(next, "[data-direction=next] svg", "the next slide's arrow points back");
    const slides = slider.querySelectorAll(".slider__slide");
    const [first, second] = [slides[0]?.getBoundingClientRect(), slides[1]?.getBoundingClientRect()];
    if (first && second && first.top === second.top && second.left > first.left === isRtl)
      report(slider, ".slider__slide", `the slides do not begin at the ${start}`);
  }

  // A map is the same in every language: it must not be mirrored with the page, and must lie within it.
  for (const map of document.querySelectorAll(".maplibregl-map")) {
    const { left, right } = map.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1)
      report(map, ".maplibregl-map", "the map lies outside of the page");
    const canvas = map.querySelector("canvas");
    const corner = canvas?.getBoundingClientRect();
    if (corner && Math.abs(corner.left - left) > 2)
      report(map, ".maplibregl-map canvas", "the map is drawn beside its frame");
  }
  return found;
}
