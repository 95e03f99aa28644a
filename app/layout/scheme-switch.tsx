import { Trans } from "@lingui/react/macro";

import { Icon } from "#app/ui/icon.tsx";
import { schemeSwitch } from "#styled-system/recipes";

/** One button is visible; `app/browser/boot/switch-color-scheme.ts` handles the clicks. */
export function SchemeSwitch({ place }: { place: "header" | "drawer" }) {
  const styles = schemeSwitch({ place });
  return (
    <div className={styles.root}>
      <button type="button" className={styles.toDark} data-scheme-choice="dark">
        <Icon name="moon" />
        <span className={styles.label}>
          <Trans>Switch to dark colors</Trans>
        </span>
      </button>
      <button type="button" className={styles.toLight} data-scheme-choice="light">
        <Icon name="sun" />
        <span className={styles.label}>
          <Trans>Switch to light colors</Trans>
        </span>
      </button>
    </div>
  );
}
