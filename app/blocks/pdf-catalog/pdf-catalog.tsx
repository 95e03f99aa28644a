import { Trans } from "@lingui/react/macro";
import { type ComponentType, type MouseEvent, useState } from "react";

import { markDispensable } from "#app/framework/missing-files.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, heading, pdfCatalog } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

/** Without JavaScript the browser opens or downloads the file. */
export function PdfCatalog({ block }: { block: BlockView<"pdf-catalog"> }) {
  const { tone, cover, eyebrow, title, text, file, action } = block;
  const { Viewer, failed, open, close } = useViewer();
  const styles = pdfCatalog();
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
              <>
                <a href={file.address} className={button({ size: "xl" })} onClick={open}>
                  <Icon name="partners-catalog" />
                  <Trans comment="button">Read the catalog</Trans>
                </a>
                <div className={styles.download}>
                  <a href={file.address} download className={button({ size: "xl", look: "outline" })}>
                    <Icon name="document" />
                    <Trans comment="button">Download the catalog</Trans>
                  </a>
                  <p className={styles.facts}>{[file.format, file.size].filter(Boolean).join(" · ")}</p>
                </div>
              </>
            )}
            <ContentLink
              href={action.href}
              className={button({ size: "xl", look: file ? "outline" : "primary" })}
            >
              {action.label}
            </ContentLink>
          </div>
          {failed && (
            <p role="alert">
              <Trans>The catalog cannot be shown here. Please download it instead.</Trans>
            </p>
          )}
        </div>
      </div>
      {file && Viewer && <Viewer address={file.address} onClose={close} />}
    </Section>
  );
}

type Viewer = ComponentType<{ address: string; onClose: () => void }>;

function useViewer() {
  const [viewer, setViewer] = useState<{ Viewer?: Viewer; failed: boolean }>({ failed: false });
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import("./catalog-viewer.tsx").then(
      ({ CatalogViewer }) => setViewer({ Viewer: CatalogViewer, failed: false }),
      (error: unknown) => {
        markDispensable(error);
        setViewer({ failed: true });
      },
    );
  };
  return { ...viewer, open, close: () => setViewer({ failed: false }) };
}
