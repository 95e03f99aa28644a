import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

type Point = { x: number; y: number };

const limits = { min: 1, max: 4 };

/** CSS pixels. A shorter movement of the pointer is a click. */
const slack = 6;

/** CSS pixels of a swipe to another picture. */
const swipeLength = 60;

const middleOf = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A remainder of more than a pixel is not caused by rounding: the content ends there. */
const roundedOff = (difference: number): number => (Math.abs(difference) < 1 ? difference : 0);

/** Pinching, or Ctrl and the wheel, sets `--zoom` at a point. Unzoomed, `onSwipe` gets the direction of the finger. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const [large, setLarge] = useState(false);
  const zoom = useRef(1);
  const pointers = useRef(new Map<number, Point>());
  const travel = useRef({ x: 0, y: 0, length: 0, fingers: 1 });
  /** The rounded-off remainder: scrolling uses whole device pixels, a pointer moves by fractions. */
  const rest = useRef({ x: 0, y: 0 });

  /** @param at position in the window; default: the center of the stage */
  const zoomTo = (wanted: number, at?: Point) => {
    const element = stage.current!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = at ? at.x - left : width / 2;
    const y = at ? at.y - top : height / 2;
    const next = Math.min(Math.max(wanted, limits.min), limits.max);
    const growth = next / zoom.current;
    const [scrollLeft, scrollTop] = [
      (element.scrollLeft + x) * growth - x,
      (element.scrollTop + y) * growth - y,
    ];
    zoom.current = next;
    element.style.setProperty("--zoom", String(next));
    element.scrollTo(scrollLeft, scrollTop);
    setLarge(next > 1);
  };

  const scrollBy = (x: number, y: number) => {
    const element = stage.current!;
    const [left, top] = [element.scrollLeft + rest.current.x + x, element.scrollTop + rest.current.y + y];
    element.scrollTo(left, top);
    rest.current = { x: roundedOff(left - element.scrollLeft), y: roundedOff(top - element.scrollTop) };
  };

  const onPointerDown = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (pointers.current.size === 0) {
      travel.current = { x: 0, y: 0, length: 0, fingers: 1 };
      rest.current = { x: 0, y: 0 };
    }
    pointers.current.set(pointerId, { x, y });
    travel.current.fingers = Math.max(travel.current.fingers, pointers.current.size);
  };

  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const earlier = [...pointers.current.values()];
    pointers.current.set(pointerId, { x, y });
    const now = [...pointers.current.values()];
    if (now.length > 2) return;
    const isPinch = now.length === 2;
    const from = isPinch ? middleOf(earlier as [Point, Point]) : before;
    const to = isPinch ? middleOf(now as [Point, Point]) : { x, y };
    scrollBy(from.x - to.x, from.y - to.y);
    if (isPinch) {
      const growth = distanceOf(now as [Point, Point]) / Math.max(1, distanceOf(earlier as [Point, Point]));
      zoomTo(zoom.current * growth, to);
    }
    const { current } = travel;
    current.x += to.x - from.x;
    current.y += to.y - from.y;
    current.length += Math.hypot(x - before.x, y - before.y);
  };

  const onPointerEnd = ({ pointerId, type }: PointerEvent) => {
    if (!pointers.current.delete(pointerId) || pointers.current.size > 0 || type === "pointercancel") return;
    const { x, y, fingers } = travel.current;
    if (zoom.current === 1 && fingers === 1 && Math.abs(x) > swipeLength && Math.abs(x) > Math.abs(y))
      onSwipe(x > 0 ? 1 : -1);
  };

  useEffect(() => {
    const element = stage.current!;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    // React's wheel listeners are passive and cannot prevent the zoom of the page.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `zoomTo` reads refs only
  }, [stage]);

  return {
    large,
    zoomTo,
    /** Whether the pointer moved before the click that follows. */
    wasDragged: () => travel.current.length > slack,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}
