import { Trans } from "@lingui/react/macro";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, iframeSection } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

/** Loads the third-party page only after the visitor's consent. */
export function IframeSection({ block }: { block: BlockView<"iframe-section"> }) {
  const { title, text, tone, src, frameTitle } = block;
  const [accepted, setAccepted] = useState(false);
  const hydrated = useHydrated();
  const styles = iframeSection();
  const { host } = new URL(src);
  return (
    <Section title={title} text={text} tone={tone}>
      {accepted ? (
        <iframe
          className={styles.frame}
          src={src}
          title={frameTitle}
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- maps and players need their own storage
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          // The button that had the focus was removed.
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <div className={styles.notice}>
          <span className={styles.icon}>
            <Icon name="shield" size={40} />
          </span>
          <p className={styles.text}>
            <Trans>
              This part of the page comes from {host}. When it loads, {host} learns your network address and
              may set cookies.
            </Trans>
          </p>
          <div className={styles.actions}>
            {hydrated && (
              <button type="button" className={button()} onClick={() => setAccepted(true)}>
                <Trans comment="button">Load it here</Trans>
              </button>
            )}
            <a href={src} rel="noopener noreferrer" className={styles.link}>
              <Trans>Open it on {host}</Trans>
            </a>
          </div>
        </div>
      )}
    </Section>
  );
}
