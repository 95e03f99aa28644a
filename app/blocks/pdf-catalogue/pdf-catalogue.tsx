import { Trans } from "@lingui/react/macro";

import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { mediaUrl } from "#app/ui/media-origin.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, heading, pdfCatalogue } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function PdfCatalogue({ block }: { block: BlockView<"pdf-catalogue"> }) {
  const { tone, cover, eyebrow, title, text, file, action } = block;
  const styles = pdfCatalogue();
  return (
    <Section tone={tone}>
      <div className={styles.root}>
        <div className={styles.cover}>
          <Picture {...cover} width={540} height={760} />
        </div>
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 className={heading({ level: "2" })}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <div className={styles.actions}>
            {file && (
              <a href={mediaUrl(file.path)} download className={button({ size: "xl" })}>
                <Icon name="document" />
                <Trans>Download the catalogue</Trans>
              </a>
            )}
            <ContentLink
              href={action.href}
              className={button({ size: "xl", look: file ? "outline" : "primary" })}
            >
              {action.label}
            </ContentLink>
          </div>
          {file && (
            <p className={styles.facts}>
              {file.format} · {file.size}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
