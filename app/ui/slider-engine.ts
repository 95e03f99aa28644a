/**
 * What moves a slider. Before JavaScript, under reduced motion and where the library cannot be
 * loaded the browser scrolls; else keen-slider takes over from where the row was scrolled to.
 */
import type { KeenSliderInstance } from "keen-slider";

import { prefersStillness } from "../browser/prefers-stillness.ts";
import { whenInView } from "../browser/when-in-view.ts";
import { yieldToMain } from "../browser/yield-to-main.ts";

/** The slide at the start of the row, and the last one that can stand there. Both count from 0. */
export type SliderPosition = { index: number; last: number };

export type SliderEngine = { moveTo: (index: number) => void; stop: () => void };

type Report = (position: SliderPosition) => void;

/** To measure slides far below the window would have browsers lay out what they have put off. */
const nearWindow = "50% 0px";

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];
const isRtl = (track: HTMLElement) => getComputedStyle(track).direction === "rtl";

/** Starts with scrolling and changes to keen-slider when that has arrived and motion is welcome. */
export function startSlider(track: HTMLElement, report: Report): SliderEngine {
  let engine = startScrolling(track, report);
  let stopped = false;
  let stopWatching = () => {};
  const takeOver = async () => {
    const { default: KeenSlider } = await import("keen-slider");
    // It measures what was just drawn, and a page may have many.
    await yieldToMain();
    if (stopped) return;
    engine.stop();
    engine = startKeen(KeenSlider, track, report);
    // Browsers load a lazy picture before it is scrolled into view, but not before it is moved into it.
    for (const image of track.querySelectorAll("img")) image.loading = "eager";
  };
  // A failure leaves the row as it is: it scrolls.
  if (!prefersStillness())
    stopWatching = whenInView(track, () => void takeOver().catch(console.warn), nearWindow);
  return {
    moveTo: (index) => engine.moveTo(index),
    stop: () => {
      stopped = true;
      stopWatching();
      engine.stop();
    },
  };
}

/** Pixels from the first slide's start to each slide's, never more than can be scrolled. */
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

/**
 * The slides keep the sizes and gaps of the style sheet and are moved together by a custom property,
 * so that the change from scrolling moves no pixel.
 */
function startKeen(
  KeenSlider: typeof import("keen-slider").default,
  track: HTMLElement,
  report: Report,
): SliderEngine {
  const { index: initial } = scrollPosition(track);
  const rtl = isRtl(track);
  const draw = ({ track: { details }, size }: KeenSliderInstance) => {
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
    created: draw,
    updated: draw,
    detailsChanged: draw,
  });
  const moveTo = (index: number) => slider.moveToIdx(index, true);
  const unfollow = followInput(track, {
    focus: (index) => moveTo(Math.min(index, slider.track.details.maxIdx)),
    step: (by) => {
      const { abs, maxIdx } = slider.track.details;
      moveTo(Math.min(Math.max(abs + (rtl ? -by : by), 0), maxIdx));
    },
  });
  return {
    moveTo,
    stop: () => {
      unfollow();
      slider.destroy();
      delete track.dataset.engine;
      track.style.removeProperty("--slider-offset");
    },
  };
}

/** What a scrolling row does by itself: it shows what has the focus and answers to a sideways wheel. */
function followInput(
  track: HTMLElement,
  { focus, step }: { focus: (index: number) => void; step: (by: 1 | -1) => void },
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === track || !target.matches(":focus-visible")) return;
    focus(slidesOf(track).findIndex((slide) => slide.contains(target)));
  };
  // One swipe is many wheel events; the next step waits until they pause.
  let quietUntil = 0;
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (event.timeStamp > quietUntil) step(event.deltaX > 0 ? 1 : -1);
    quietUntil = event.timeStamp + 150;
  };
  track.addEventListener("focusin", onFocus);
  track.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    track.removeEventListener("focusin", onFocus);
    track.removeEventListener("wheel", onWheel);
  };
}
