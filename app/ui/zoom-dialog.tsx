import { ph } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";

import type { Image } from "#app/validation/fields.ts";
import { zoomDialog } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { useZoom } from "./use-zoom.ts";

type ZoomDialogProps = { pictures: Image[]; initial: number; onClose: () => void };

/** A click, Enter, pinching, or Ctrl and the wheel zoom. Dragging and arrow keys pan a zoomed picture, else change it. */
export default function ZoomDialog({ pictures, initial, onClose }: ZoomDialogProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = zoomDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(initial);
  const stage = useRef<HTMLDivElement>(null);
  const picture = pictures[index]!;
  const total = pictures.length;
  const number = index + 1;
  const step = (by: number) => setIndex((shown) => (shown + by + total) % total);
  const { large, zoomTo, wasDragged, handlers } = useZoom(stage, (direction) => step(-direction));
  const show = (by: number) => {
    zoomTo(1);
    step(by);
  };
  useEffect(() => dialog.current?.showModal(), []);
  const toggle = ({ detail, clientX, clientY }: MouseEvent) => {
    // Clicks by keyboard have no position.
    if (detail === 0) zoomTo(large ? 1 : 2);
    else if (!wasDragged()) zoomTo(large ? 1 : 2, { x: clientX, y: clientY });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const way = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    if (way === undefined || large || total < 2) return;
    event.preventDefault();
    show(way);
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
              onClick={() => show(-1)}
            >
              <Icon name="arrows" />
            </button>
            <button
              type="button"
              className={styles.button}
              data-direction="next"
              aria-label={t`Next picture`}
              onClick={() => show(1)}
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
      <div
        ref={stage}
        className={styles.stage}
        data-large={large || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a zoomed picture scrolls
        tabIndex={large ? 0 : -1}
        {...handlers}
      >
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={large}
          aria-label={t({ message: "Twice as large", comment: "switch that enlarges a picture" })}
          onClick={toggle}
        >
          <Picture
            key={picture.src}
            {...picture}
            priority
            draggable={false}
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
