import { ph } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

import { slider, type SliderVariantProps } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";
import { Icon } from "./icon.tsx";
import { type SliderEngine, type SliderPosition, startSlider } from "./slider-engine.ts";

type SliderProps = {
  label: string;
  layout: NonNullable<SliderVariantProps["layout"]>;
  children: ReactNode;
};

export function Slider({ label, layout, children }: SliderProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const slides = Children.toArray(children);
  const { track, position, moveTo } = useSlider();
  const { index, last } = position ?? { index: 0, last: slides.length - 1 };
  const styles = slider({ layout });
  const total = slides.length;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const to = { ...arrowTargets(event.currentTarget, index), Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };
  return (
    <div
      className={styles.root}
      role="group"
      aria-roledescription={t`carousel`}
      aria-label={label}
      style={{ "--slides": total } as CSSProperties}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the row */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={t`Slides`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be focusable
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, at) => {
          const number = at + 1;
          return (
            <div
              key={number}
              className={styles.slide}
              role="group"
              aria-roledescription={t`slide`}
              aria-label={t`Slide ${ph({ number: figure(number) })} of ${ph({ total: figure(total) })}`}
              data-current={at === index}
            >
              {slide}
            </div>
          );
        })}
      </div>
      <div className={styles.controls} data-known={position && ""} hidden={last === 0}>
        <StepButton label={t`Previous slide`} direction="previous" to={index - 1} {...{ last, moveTo }} />
        {/* Measuring the slides may change the count, which must not be announced. */}
        <p className={styles.count} role={position && "status"} dir="ltr">
          {index + 1} / {last + 1}
        </p>
        <StepButton label={t`Next slide`} direction="next" to={index + 1} {...{ last, moveTo }} />
      </div>
    </div>
  );
}

type StepButtonProps = {
  label: string;
  direction: "previous" | "next";
  to: number;
  last: number;
  moveTo: (index: number) => void;
};

/** `aria-disabled` instead of `disabled`, so that the button keeps the focus at either end. */
function StepButton({ label, direction, to, last, moveTo }: StepButtonProps) {
  const ended = to < 0 || to > last;
  return (
    <button
      type="button"
      className={slider().button}
      aria-label={label}
      aria-disabled={ended}
      data-direction={direction}
      onClick={() => !ended && moveTo(to)}
    >
      <Icon name="arrows" />
    </button>
  );
}

function arrowTargets(track: HTMLElement, index: number): Record<string, number> {
  const forward = getComputedStyle(track).direction === "rtl" ? -1 : 1;
  return { ArrowRight: index + forward, ArrowLeft: index - forward };
}

function useSlider() {
  const track = useRef<HTMLDivElement>(null);
  const engine = useRef<SliderEngine>(null);
  const [position, setPosition] = useState<SliderPosition>();
  useEffect(() => {
    if (!track.current) return;
    engine.current = startSlider(track.current, (next) =>
      setPosition((old) => (old?.index === next.index && old.last === next.last ? old : next)),
    );
    return () => engine.current?.stop();
  }, []);
  const moveTo = (index: number) => {
    const last = position?.last ?? 0;
    engine.current?.moveTo(Math.min(Math.max(index, 0), last));
  };
  return { track, position, moveTo };
}
