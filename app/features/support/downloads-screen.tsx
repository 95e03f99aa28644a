import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { DownloadList } from "#app/server/domain/support/support.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { documentGroups, found } from "#styled-system/recipes";

import { DownloadFilters } from "./download-filters.tsx";
import { ProductDocuments } from "./product-documents.tsx";
import { downloadsHead } from "./support-heads.ts";

export function DownloadsScreen({ list: { search, count, groups } }: { list: DownloadList }) {
  const { i18n } = useLingui();
  const styles = found();
  const { title, description } = downloadsHead(i18n);
  return (
    <Section title={title} text={description} level="1">
      <div className={styles.root}>
        <DownloadFilters search={search} />
        <p role="status" className={styles.count}>
          <Plural value={count} one="# file" other="# files" />
        </p>
        {count === 0 && (
          <div className={styles.empty}>
            <p>
              <Trans>
                No file matches. Part of the name is enough. You find the item number on the underside of the
                product and on its box.
              </Trans>
            </p>
            <p className={styles.notice}>
              <Link to="/drivers-and-manuals" resetScroll={false}>
                <Trans>Show all files</Trans>
              </Link>
            </p>
          </div>
        )}
        <ul className={documentGroups().root}>
          {groups.map((group) => (
            <ProductDocuments key={group.product.slug} {...group} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
