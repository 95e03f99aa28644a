import { FacetMark } from "#app/ui/facet-mark.tsx";
import { awardInvitation, button, heading } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function AwardInvitation({ block }: { block: BlockView<"award-invitation"> }) {
  const { eyebrow, title, text, email, subject, label } = block;
  const styles = awardInvitation();
  const letter = `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.panel}>
          <span className={styles.seal}>
            <FacetMark seed={title} sides={8} stone="citrine" />
          </span>
          <div className={styles.content}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2 className={heading({ level: "2" })}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.action}>
            <a href={letter} className={button({ size: "xl" })}>
              {label}
            </a>
            <p className={styles.address}>{email}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

AwardInvitation.hydration = "static" as const;
