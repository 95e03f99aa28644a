import type { ReactNode } from "react";

import type { Tone } from "#app/validation/fields.ts";
import { cx } from "#styled-system/css";
import { heading, section } from "#styled-system/recipes";

import { PageHeading } from "./page-heading.tsx";
import { Unbroken } from "./unbroken.tsx";

type SectionProps = {
  id?: string;
  title?: string | undefined;
  text?: string | undefined;
  tone?: Tone | undefined;
  level?: "1" | "2";
  layout?: "stacked" | "split";
  /** Shown below the heading with `split` on wide windows, otherwise omitted. */
  aside?: ReactNode;
  footer?: ReactNode;
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
            {text && (
              <p className={styles.lead}>
                <Unbroken text={text} />
              </p>
            )}
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
