import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { FileList } from "#app/ui/file-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fileList, productFiles } from "#styled-system/recipes";

import { FirmwareList } from "./firmware-list.tsx";

type ProductFilesProps = Pick<ProductDetail, "downloads" | "certificates" | "firmware">;

export function ProductFiles({ downloads, certificates, firmware }: ProductFilesProps) {
  const styles = productFiles();
  const file = fileList();
  return (
    <div className={styles.root}>
      {downloads.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>
            <Trans>Downloads</Trans>
          </h3>
          <FileList
            files={downloads.map(({ file: path, title, version, released, size }) => ({
              file: path,
              title,
              facts: [<Trans key="version">Version {version}</Trans>, released, size],
            }))}
          />
        </div>
      )}
      {firmware.length > 0 && (
        <div className={styles.group} id="firmware">
          <h3 className={styles.title}>
            <Trans>Firmware</Trans>
          </h3>
          <FirmwareList firmware={firmware} />
        </div>
      )}
      {certificates.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>
            <Trans>Certificates</Trans>
          </h3>
          <ul className={file.root}>
            {certificates.map(({ slug, title, number }) => (
              <li key={slug} className={file.item}>
                <Link to="/certificates/$slug" params={{ slug }} className={file.link}>
                  <Icon name="partners-certificate" />
                  <span className={file.title}>{title}</span>
                  <span className={file.facts}>{number}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
