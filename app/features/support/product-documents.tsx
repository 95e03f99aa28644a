import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { DownloadList } from "#app/server/domain/support/support.functions.ts";
import { FileList } from "#app/ui/file-list.tsx";
import { PictureOrShape } from "#app/ui/picture.tsx";
import { documentGroups } from "#styled-system/recipes";

import { useKindNames } from "./use-kind-names.ts";

export function ProductDocuments({ product, firmware, files }: DownloadList["groups"][number]) {
  const { i18n } = useLingui();
  const styles = documentGroups();
  const kinds = useKindNames();
  const together = new Intl.ListFormat(i18n.locale, { type: "unit", style: "short" });
  return (
    <li className={styles.group}>
      <div className={styles.head}>
        <PictureOrShape
          src={product.image ?? undefined}
          alt=""
          width={80}
          height={80}
          className={styles.picture}
        />
        <h2 className={styles.name}>
          <Link to="/product/$slug" params={{ slug: product.slug }}>
            {product.name}
          </Link>
        </h2>
        {product.sku && <p className={styles.sku}>{product.sku}</p>}
      </div>
      {firmware && <NewestFirmware slug={product.slug} {...firmware} />}
      <FileList
        layout="stacked"
        files={files.map(({ file, title, kind, version, released, size, systems, sha256 }) => ({
          file,
          title,
          sha256,
          facts: [
            kinds[kind],
            <Trans key="version">Version {version}</Trans>,
            released,
            size,
            together.format(systems),
          ],
        }))}
      />
    </li>
  );
}

type NewestFirmwareProps = { slug: string; version: string; released: string };

const NewestFirmware = ({ slug, version, released }: NewestFirmwareProps) => (
  <p>
    <Link to="/product/$slug" params={{ slug }} hash="firmware">
      <Trans>
        Firmware {version}, {released}
      </Trans>
    </Link>
  </p>
);
