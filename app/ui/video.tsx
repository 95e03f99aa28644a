import { useLingui } from "@lingui/react/macro";
import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";

import type { Video as Film } from "#app/validation/fields.ts";
import { video } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";
import { mediaUrl, useMediaUrl } from "./media-origin.tsx";
import { Picture } from "./picture.tsx";

/** Without a poster Chromium paints a gray ground over the picture below. */
const transparent = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Loads nothing but its poster before playback. */
export function Video({ sources, poster, alt, captions }: Film) {
  const { t } = useLingui();
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const hydrated = useHydrated();
  const deliveredUrl = useMediaUrl();
  const styles = video();
  const play = () => {
    // The button is removed, so the focus moves first.
    film.current?.focus();
    // The native controls show why playback failed.
    film.current?.play().catch(() => setStarted(true));
  };
  return (
    <div className={styles.root}>
      <Picture src={poster} alt="" width={1280} height={720} sizes="100vw" className={styles.poster} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- silent films have no captions */}
      <video
        ref={film}
        className={styles.film}
        controls
        playsInline
        preload="none"
        poster={transparent}
        width={1280}
        height={720}
        aria-label={alt}
        onPlay={() => setStarted(true)}
      >
        {sources.map((src) => (
          <source key={src} src={deliveredUrl(src)} type={`video/${src.split(".").at(-1)}`} />
        ))}
        {/* Not from the CDN: captions of another origin need CORS. */}
        {captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={mediaUrl(src)} srcLang={language} label={label} />
        ))}
      </video>
      {/* Chromium ignores clicks on a video until it knows the duration. */}
      {hydrated && !started && (
        <button type="button" className={styles.play} aria-label={t`Play the video`} onClick={play}>
          <Icon name="play" size={32} />
        </button>
      )}
    </div>
  );
}
