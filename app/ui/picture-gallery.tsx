import { useLingui } from "@lingui/react/macro";
import { lazy, type MouseEvent, Suspense, useState } from "react";

import type { Image } from "#app/validation/fields.ts";
import { pictureGallery } from "#styled-system/recipes";

import { ChoicePanels } from "./choice-panels.tsx";
import { Icon } from "./icon.tsx";
import { mediaUrl } from "./media-origin.tsx";
import { acrossWindow, Picture } from "./picture.tsx";
import { useDeferredUntilHydrated } from "../browser/use-deferred-until-hydrated.ts";

const ZoomDialog = lazy(() => import("./zoom-dialog.tsx"));

type PictureGalleryProps = {
  legend: string;
  /** Unique; at most 12 are shown. */
  pictures: Image[];
  initial?: number;
};

export function PictureGallery({ legend, pictures, initial = 0 }: PictureGalleryProps) {
  const { t } = useLingui();
  const [zoomed, zoom] = useState<number>();
  const deferredProps = useDeferredUntilHydrated("click");
  const styles = pictureGallery();
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    zoom(index);
  };
  const choices = pictures.slice(0, 12).map((picture, index) => ({
    key: picture.src,
    label: <Picture {...picture} width={160} height={160} fetchPriority="low" className={styles.thumbnail} />,
    panel: (
      <a
        {...deferredProps}
        href={mediaUrl(picture.src)}
        className={styles.stage}
        onClick={open(index)}
        aria-label={t`Enlarge the picture`}
      >
        <Picture
          {...picture}
          priority={index === initial}
          sizes={`(min-width: 1024px) 50vw, ${acrossWindow}`}
          className={styles.picture}
          width={1600}
          height={1600}
        />
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
      </a>
    ),
  }));
  return (
    <>
      <ChoicePanels legend={legend} look="gallery" choices={choices} initial={initial} />
      {zoomed !== undefined && (
        <Suspense>
          <ZoomDialog pictures={pictures} initial={zoomed} onClose={() => zoom(undefined)} />
        </Suspense>
      )}
    </>
  );
}
