import { Trans, useLingui } from "@lingui/react/macro";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";

import { useDeferredUntilHydrated } from "#app/browser/use-deferred-until-hydrated.ts";
import { articleShare, button } from "#styled-system/recipes";

import { shareLinks } from "./share-links.ts";

type SharedPage = { title: string; url: string };

/** Plain links: no code of these services is loaded before the visitor follows one. */
export function ArticleShare({ title, url }: SharedPage) {
  const { t } = useLingui();
  const styles = articleShare();
  const look = button({ look: "outline", size: "xs" });
  const { mail, services } = shareLinks({ title, url });
  return (
    <nav className={styles.root} aria-label={t`Share this article`}>
      <p className={styles.title} aria-hidden="true">
        <Trans>Share this article</Trans>
      </p>
      <ul className={styles.list}>
        <li className={styles.item}>
          <a href={mail} className={look}>
            <Trans comment="button">E-mail</Trans>
          </a>
        </li>
        {services.map(({ name, href }) => (
          <li key={name} className={styles.item}>
            <a href={href} rel="noopener noreferrer nofollow" className={look} translate="no">
              {name}
            </a>
          </li>
        ))}
        <CopyButton url={url} />
        <DeviceShareButton title={title} url={url} />
      </ul>
    </nav>
  );
}

function CopyButton({ url }: Pick<SharedPage, "url">) {
  const styles = articleShare();
  const deferredProps = useDeferredUntilHydrated("click");
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  return (
    <li className={styles.item} data-scripted>
      <button
        {...deferredProps}
        type="button"
        className={button({ look: "outline", size: "xs" })}
        onClick={() => void copy()}
      >
        <Trans comment="button">Copy link</Trans>
      </button>{" "}
      <span role="status" className={styles.status}>
        {state === "copied" && <Trans>The link is copied.</Trans>}
        {state === "failed" && url}
      </span>
    </li>
  );
}

/** The share dialog of the device, if the browser supports it. */
function DeviceShareButton(page: SharedPage) {
  const isOffered = useHydrated() && "share" in navigator;
  if (!isOffered) return null;
  return (
    <li className={articleShare().item}>
      <button
        type="button"
        className={button({ look: "outline", size: "xs" })}
        // Rejected when the visitor closes the dialog.
        onClick={() => void navigator.share(page).catch(() => {})}
      >
        <Trans comment="button">More ways to share</Trans>
      </button>
    </li>
  );
}
