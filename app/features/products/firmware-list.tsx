import { Trans } from "@lingui/react/macro";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { mediaUrl } from "#app/ui/media-origin.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { firmwareList } from "#styled-system/recipes";

/** The newest version is open. */
export function FirmwareList({ firmware }: Pick<ProductDetail, "firmware">) {
  const styles = firmwareList();
  return (
    <ol className={styles.root} reversed>
      {firmware.map(({ version, date, dateText, notes, file }, index) => (
        <li key={version}>
          <details open={index === 0} className={styles.version}>
            <summary className={styles.summary}>
              <span className={styles.number}>
                <Trans>Version {version}</Trans>
              </span>
              <time dateTime={date} className={styles.date}>
                {dateText}
              </time>
            </summary>
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>
                  <Unbroken text={note} />
                </li>
              ))}
            </ul>
            {file && (
              <a href={mediaUrl(file)} download className={styles.file}>
                <Trans comment="button">Download</Trans>
              </a>
            )}
          </details>
        </li>
      ))}
    </ol>
  );
}
