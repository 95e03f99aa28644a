import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { FileList } from "#app/ui/file-list.tsx";
import { productSafety } from "#styled-system/recipes";

type Safety = NonNullable<ProductDetail["safety"]>;

/** Information that regulation (EU) 2023/988 requires for an offer. */
export function ProductSafety({ safety }: { safety: Safety }) {
  const styles = productSafety();
  const { manufacturer, responsible, warnings, documents } = safety;
  return (
    <div className={styles.root}>
      {(manufacturer || responsible) && (
        <div className={styles.parties}>
          {manufacturer && <Party party={manufacturer} role={<Trans>Manufacturer</Trans>} />}
          {responsible && <Party party={responsible} role={<Trans>Responsible person in the EU</Trans>} />}
        </div>
      )}
      {warnings.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>
            <Trans>Warnings</Trans>
          </h3>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {documents.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title}>
            <Trans>Safety documents</Trans>
          </h3>
          <FileList files={documents.map(({ file, title }) => ({ file, title, facts: [] }))} />
        </div>
      )}
    </div>
  );
}

type PartyProps = { party: NonNullable<Safety["manufacturer"]>; role: ReactNode };

function Party({ party: { name, address, email, url }, role }: PartyProps) {
  const styles = productSafety();
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{role}</h3>
      <address className={styles.address}>
        {[name, address].map((line) => (
          <p key={line} className={styles.line}>
            <bdi>{line}</bdi>
          </p>
        ))}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {url && <a href={url}>{url.replace(/^https?:\/\//, "")}</a>}
      </address>
    </div>
  );
}
