import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";

import type { Video as Film } from "#app/blocks/fields.ts";
import { video } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";
import { mediaUrl } from "./picture.tsx";

/** A film with the browser's own controls. Nothing but its poster loads before it is played. */
export function Video({ sources, poster, alt, captions }: Film) {
  const [started, setStarted] = useState(false);
  const hydrated = useHydrated();
  const styles = video();
  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- silent films have no captions */}
      <video
        className={styles.film}
        controls
        playsInline
        preload="none"
        poster={mediaUrl(poster)}
        width={1280}
        height={720}
        aria-label={alt}
        onPlay={() => setStarted(true)}
      >
        {sources.map((src) => (
          <source key={src} src={mediaUrl(src)} type={`video/${src.split(".").at(-1)}`} />
        ))}
        {captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={mediaUrl(src)} srcLang={language} label={label} />
        ))}
      </video>
      {/* Only a sign: the film itself takes the click. Without a script nothing would remove it. */}
      {hydrated && !started && (
        <span className={styles.play}>
          <Icon name="play" size={32} />
        </span>
      )}
    </div>
  );
}
