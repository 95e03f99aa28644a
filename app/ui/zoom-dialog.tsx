import { ph } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import type { Image } from "#app/validation/fields.ts";
import { zoomDialog } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

type ZoomDialogProps = { pictures: Image[]; initial: number; onClose: () => void };

/** Full-window pictures with 2× zoom. Arrow keys change the picture or pan, Enter zooms, Escape closes. */
export function ZoomDialog({ pictures, initial, onClose }: ZoomDialogProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = zoomDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(initial);
  const [large, setLarge] = useState(false);
  const picture = pictures[index]!;
  const total = pictures.length;
  const number = index + 1;
  const show = (next: number) => {
    setLarge(false);
    setIndex((next + total) % total);
  };
  useEffect(() => dialog.current?.showModal(), []);
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
      <div className={styles.stage} data-large={large || undefined} tabIndex={large ? 0 : -1}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={large}
          aria-label={t`Twice as large`}
          onClick={() => setLarge(!large)}
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
