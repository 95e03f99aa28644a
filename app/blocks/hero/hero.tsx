import { ContentLink } from "#app/ui/link.tsx";
import { Picture, PictureSource } from "#app/ui/picture.tsx";
import { button, heading, hero } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

/** The opening of a page; its title is the page's heading. */
export function Hero({ block }: { block: BlockView<"hero"> }) {
  const { eyebrow, title, text, image, portrait, size, actions } = block;
  const styles = hero({ size });
  return (
    <section className={styles.root}>
      <picture className={styles.picture}>
        {portrait && (
          <PictureSource
            media="(orientation: portrait)"
            src={portrait.src}
            sizes="max(100vw, 67vh)"
            width={1080}
            height={1620}
          />
        )}
        <Picture {...image} priority sizes="max(100vw, 178vh)" width={2560} height={1440} />
      </picture>
      <div className={styles.shade} />
      <div className={styles.inner}>
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={heading({ level: "1" })}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map(({ label, href }, index) => (
                <ContentLink
                  key={href}
                  href={href}
                  className={button({ look: index === 0 ? "primary" : "outline" })}
                >
                  {label}
                </ContentLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
