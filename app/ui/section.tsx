import type { ReactNode } from "react";

import type { Tone } from "#app/blocks/fields.ts";
import { heading, section } from "#styled-system/recipes";

type SectionProps = {
  title?: string | undefined;
  text?: string | undefined;
  tone?: Tone | undefined;
  /** The page's own heading is level 1, a section's is level 2. */
  level?: "1" | "2";
  /** `split` sets the heading beside the content where there is room. */
  layout?: "stacked" | "split";
  /** Stands below the content, for example a link to more. */
  footer?: ReactNode;
  /** Fills the section behind its content, for example `LineBackground`. */
  background?: ReactNode;
  children?: ReactNode;
};

export function Section(props: SectionProps) {
  const { title, text, tone, level = "2", layout, footer, background, children } = props;
  const styles = section({ tone: tone ?? "auto", layout, backed: Boolean(background) });
  const Heading = level === "1" ? "h1" : "h2";
  return (
    <section className={styles.root} data-tone={tone ?? "auto"}>
      {background}
      <div className={styles.inner}>
        {title && (
          <header className={styles.header}>
            <Heading className={heading({ level })}>{title}</Heading>
            {text && <p className={styles.lead}>{text}</p>}
          </header>
        )}
        {children && <div className={styles.body}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </section>
  );
}
