import type { ReactNode } from "react";

import type { Tone } from "#app/blocks/fields.ts";
import { heading, section } from "#styled-system/recipes";

type SectionProps = {
  title?: string | undefined;
  text?: string | undefined;
  tone?: Tone | undefined;
  /** The page's own heading is level 1, a section's is level 2. */
  level?: "1" | "2";
  tight?: boolean;
  /** Stands below the content, for example a link to more. */
  footer?: ReactNode;
  children?: ReactNode;
};

export function Section({ title, text, tone, level = "2", tight = false, footer, children }: SectionProps) {
  const styles = section({ tone: tone ?? "auto", tight });
  const Heading = level === "1" ? "h1" : "h2";
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        {title && (
          <header className={styles.header}>
            <Heading className={heading({ level })}>{title}</Heading>
            {text && <p className={styles.lead}>{text}</p>}
          </header>
        )}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </section>
  );
}
