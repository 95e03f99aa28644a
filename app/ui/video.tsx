import { useLingui } from "@lingui/react/macro";
import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";

import type { Video as Film } from "#app/validation/fields.ts";
import { video } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";
import { mediaUrl, useMediaUrl } from "./media-origin.tsx";

/** A film with the browser's own controls. Nothing but its poster loads before it is played. */
export function Video({ sources, poster, alt, captions }: Film) {
  const { t } = useLingui();
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const hydrated = useHydrated();
  const deliveredUrl = useMediaUrl();
  const styles = video();
  const play = () => {
    // The button goes away, so the focus must move before.
    film.current?.focus();
    // The browser says itself, in its controls, why a film cannot be played.
    film.current?.play().catch(() => setStarted(true));
  };
  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- silent films have no captions */}
      <video
        ref={film}
        className={styles.film}
        controls
        playsInline
        preload="none"
        poster={deliveredUrl(poster)}
        width={1280}
        height={720}
        aria-label={alt}
        onPlay={() => setStarted(true)}
      >
        {sources.map((src) => (
          <source key={src} src={deliveredUrl(src)} type={`video/${src.split(".").at(-1)}`} />
        ))}
        {/* From the own server: browsers take captions of another origin only with its consent. */}
        {captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={mediaUrl(src)} srcLang={language} label={label} />
        ))}
      </video>
      {/* Chromium takes clicks on a film only after it knows its length. Without a script its controls do. */}
      {hydrated && !started && (
        <button type="button" className={styles.play} aria-label={t`Play the video`} onClick={play}>
          <Icon name="play" size={32} />
        </button>
      )}
    </div>
  );
}
