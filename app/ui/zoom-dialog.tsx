import { ph } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";

import type { Image } from "#app/validation/fields.ts";
import { zoomDialog } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

type ZoomDialogProps = { pictures: Image[]; initial: number; onClose: () => void };

const center = { x: 0.5, y: 0.5 };

/** Full-window pictures with 2× zoom at the pointer. Arrow keys change the picture or pan, Enter zooms, Escape closes. */
export function ZoomDialog({ pictures, initial, onClose }: ZoomDialogProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = zoomDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(initial);
  const stage = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState(false);
  const [pointed, setPointed] = useState(center);
  const picture = pictures[index]!;
  const total = pictures.length;
  const number = index + 1;
  const show = (next: number) => {
    setLarge(false);
    setIndex((next + total) % total);
  };
  useEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    const { clientWidth, clientHeight } = stage.current!;
    if (large) stage.current!.scrollTo(pointed.x * clientWidth, pointed.y * clientHeight);
  }, [large, pointed]);
  const toggle = ({ detail, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = stage.current!.getBoundingClientRect();
    // The keyboard's clicks have no position.
    setPointed(detail === 0 ? center : { x: (clientX - left) / width, y: (clientY - top) / height });
    setLarge(!large);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    if (step === undefined || large || total < 2) return;
    event.preventDefault();
    show(index + step);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={picture.alt}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {total > 1 && t`Picture ${ph({ number: figure(number) })} of ${ph({ total: figure(total) })}`}
        </p>
        {total > 1 && (
          <>
            <button
              type="button"
              className={styles.button}
              data-direction="previous"
              aria-label={t`Previous picture`}
              onClick={() => show(index - 1)}
            >
              <Icon name="arrows" />
            </button>
            <button
              type="button"
              className={styles.button}
              data-direction="next"
              aria-label={t`Next picture`}
              onClick={() => show(index + 1)}
            >
              <Icon name="arrows" />
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a zoomed picture scrolls */}
      <div ref={stage} className={styles.stage} data-large={large || undefined} tabIndex={large ? 0 : -1}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={large}
          aria-label={t`Twice as large`}
          onClick={toggle}
        >
          <Picture
            key={picture.src}
            {...picture}
            priority
            sizes={large ? "200vw" : "100vw"}
            className={styles.picture}
            width={1600}
            height={1600}
          />
        </button>
      </div>
    </dialog>
  );
}
