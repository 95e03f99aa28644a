/** Scrolls natively until keen-slider has loaded. With reduced motion, or if loading fails, scrolling remains. */
import type { KeenSliderInstance } from "keen-slider";

import { prefersStillness } from "../browser/motion.ts";
import { whenInView, yieldToMain } from "../browser/scheduling.ts";

/** Zero-based. `last` is the last slide that can be at the start of the row. */
export type SliderPosition = { index: number; last: number };

export type SliderEngine = { moveTo: (index: number) => void; stop: () => void };

type Report = (position: SliderPosition) => void;

/** Measuring slides far below the window would force layout of skipped content. */
const nearWindow = "50% 0px";

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];
const isRtl = (track: HTMLElement) => getComputedStyle(track).direction === "rtl";

export function startSlider(track: HTMLElement, report: Report): SliderEngine {
  let engine = startScrolling(track, report);
  let stopped = false;
  let stopWatching = () => {};
  const switchToKeen = async () => {
    const { default: KeenSlider } = await import("keen-slider");
    // keen-slider measures the layout, and a page may have many sliders.
    await yieldToMain();
    if (stopped) return;
    engine.stop();
    engine = startKeen(KeenSlider, track, report);
    // keen-slider moves slides by transform, which does not trigger lazy loading early enough.
    for (const image of track.querySelectorAll("img")) image.loading = "eager";
  };
  if (!prefersStillness())
    stopWatching = whenInView(track, () => void switchToKeen().catch(console.warn), nearWindow);
  return {
    moveTo: (index) => engine.moveTo(index),
    stop: () => {
      stopped = true;
      stopWatching();
      engine.stop();
    },
  };
}

/** Scroll offsets of the slides in pixels, limited to the scrollable width. */
function scrollStops(track: HTMLElement): number[] {
  const rtl = isRtl(track);
  const edge = (slide: HTMLElement) => (rtl ? -(slide.offsetLeft + slide.offsetWidth) : slide.offsetLeft);
  const [first, ...others] = slidesOf(track).map(edge);
  const end = track.scrollWidth - track.clientWidth;
  return [0, ...others.map((start) => Math.min(start - (first ?? 0), end))];
}

function scrollPosition(track: HTMLElement): SliderPosition {
  const stops = scrollStops(track);
  const at = Math.abs(track.scrollLeft);
  const distances = stops.map((stop) => Math.abs(stop - at));
  return {
    index: distances.indexOf(Math.min(...distances)),
    last: stops.findIndex((stop) => stop >= Math.max(...stops) - 1),
  };
}

function startScrolling(track: HTMLElement, report: Report): SliderEngine {
  const read = () => report(scrollPosition(track));
  const resize = new ResizeObserver(read);
  resize.observe(track);
  track.addEventListener("scroll", read, { passive: true });
  return {
    moveTo: (index) => {
      const stop = scrollStops(track)[index] ?? 0;
      track.scrollTo({ left: isRtl(track) ? -stop : stop });
    },
    stop: () => {
      resize.disconnect();
      track.removeEventListener("scroll", read);
    },
  };
}

/** Sizes and gaps come from the style sheet, and a custom property moves the slides, so switching engines shifts nothing. */
function startKeen(
  KeenSlider: typeof import("keen-slider").default,
  track: HTMLElement,
  report: Report,
): SliderEngine {
  const { index: initial } = scrollPosition(track);
  const rtl = isRtl(track);
  const update = ({ track: { details }, size }: KeenSliderInstance) => {
    const offset = (rtl ? 1 : -1) * details.position * size;
    track.style.setProperty("--slider-offset", `${offset}px`);
    report({ index: details.abs, last: details.maxIdx });
  };
  track.dataset.engine = "keen";
  const slider = new KeenSlider(track, {
    selector: slidesOf(track),
    initial,
    rtl,
    mode: "snap",
    renderMode: "custom",
    slides: { perView: "auto", spacing: () => Number.parseFloat(getComputedStyle(track).columnGap) || 0 },
    created: update,
    updated: update,
    detailsChanged: update,
  });
  const moveTo = (index: number) => slider.moveToIdx(index, true);
  const stopFollowing = followInput(track, {
    focus: (index) => moveTo(Math.min(index, slider.track.details.maxIdx)),
    step: (by) => {
      const { abs, maxIdx } = slider.track.details;
      moveTo(Math.min(Math.max(abs + (rtl ? -by : by), 0), maxIdx));
    },
  });
  return {
    moveTo,
    stop: () => {
      stopFollowing();
      slider.destroy();
      delete track.dataset.engine;
      track.style.removeProperty("--slider-offset");
    },
  };
}

/** Restores native behavior: focused slides move into view and horizontal wheel events move the row. */
function followInput(
  track: HTMLElement,
  { focus, step }: { focus: (index: number) => void; step: (by: 1 | -1) => void },
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === track || !target.matches(":focus-visible")) return;
    focus(slidesOf(track).findIndex((slide) => slide.contains(target)));
  };
  // One swipe emits many wheel events. The next step needs a pause of 150 ms.
  let ignoredUntil = 0;
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (event.timeStamp > ignoredUntil) step(event.deltaX > 0 ? 1 : -1);
    ignoredUntil = event.timeStamp + 150;
  };
  track.addEventListener("focusin", onFocus);
  track.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    track.removeEventListener("focusin", onFocus);
    track.removeEventListener("wheel", onWheel);
  };
}
