import type { ReactNode } from "react";

import type { Tone } from "#app/validation/fields.ts";
import { cx } from "#styled-system/css";
import { heading, section } from "#styled-system/recipes";

import { PageHeading } from "./page-heading.tsx";

type SectionProps = {
  /** Links lead to it. */
  id?: string;
  title?: string | undefined;
  text?: string | undefined;
  tone?: Tone | undefined;
  /** The page's own heading is level 1, a section's is level 2. */
  level?: "1" | "2";
  /** `split` sets the heading beside the content where there is room. */
  layout?: "stacked" | "split";
  /** Stands beside the content where `split` has the room, below a section's heading, and is left out elsewhere. */
  aside?: ReactNode;
  /** Stands below the content, for example a link to more. */
  footer?: ReactNode;
  /** Fills the section behind its content, for example `LineBackground`. */
  background?: ReactNode;
  children?: ReactNode;
};

export function Section(props: SectionProps) {
  const { id, title, text, tone, level = "2", layout, aside, footer, background, children } = props;
  const styles = section({ tone: tone ?? "auto", layout, backed: Boolean(background) });
  return (
    <section id={id} className={styles.root} data-tone={tone ?? "auto"}>
      {background}
      <div className={styles.inner}>
        {title && (
          <header className={styles.header}>
            {level === "1" ? (
              <PageHeading>{title}</PageHeading>
            ) : (
              <h2 className={heading({ level })}>{title}</h2>
            )}
            {text && <p className={styles.lead}>{text}</p>}
            {aside && level === "2" && <div className={styles.aside}>{aside}</div>}
          </header>
        )}
        {aside && (level === "1" || !title) && <div className={cx(styles.header, styles.aside)}>{aside}</div>}
        {children && <div className={styles.body}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </section>
  );
}
