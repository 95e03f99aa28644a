import { useLingui } from "@lingui/react/macro";

import { Icon } from "#app/ui/icon.tsx";
import { marquee, section } from "#styled-system/recipes";
import { cx } from "#styled-system/css";

import type { BlockView } from "../block-view.ts";

/** The checkbox pauses the animation without JavaScript. */
export function Marquee({ block }: { block: BlockView<"marquee"> }) {
  const { t } = useLingui();
  const { items, tone } = block;
  const styles = marquee();
  return (
    <section className={cx(section({ tone: tone ?? "auto" }).root, styles.root)}>
      <div className={styles.window}>
        <div className={styles.line}>
          <Words items={items} />
          <Words items={items} isCopy />
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" aria-label={t`Pause the moving line`} />
        <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path data-state="running" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
          <path data-state="paused" d="M8 5v14l11-7z" />
        </svg>
      </label>
    </section>
  );
}

/** The copy makes the loop seamless. Screen readers skip it. */
function Words({ items, isCopy }: { items: string[]; isCopy?: true }) {
  const styles = marquee();
  return (
    <ul className={styles.words} aria-hidden={isCopy}>
      {items.map((item) => (
        <li key={item} className={styles.word}>
          <Icon name="separator" />
          {item}
        </li>
      ))}
    </ul>
  );
}
