import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { CertificateList } from "#app/server/domain/support/support.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { found, list } from "#styled-system/recipes";

import { CertificateFilters } from "./certificate-filters.tsx";
import { certificatesHead } from "./support-heads.ts";

export function CertificatesScreen({ found: { certificates, ...filters } }: { found: CertificateList }) {
  const { i18n } = useLingui();
  const styles = list();
  const frame = found();
  const { title, description } = certificatesHead(i18n);
  const count = certificates.length;
  return (
    <Section title={title} text={description} level="1">
      <div className={frame.root}>
        <CertificateFilters {...filters} />
        <p role="status" className={frame.count}>
          <Plural value={count} one="# certificate" other="# certificates" />
        </p>
        {count === 0 && (
          <div className={frame.empty}>
            <p>
              <Trans>No certificate covers this product, family and standard together.</Trans>
            </p>
            <p className={frame.notice}>
              <Link to="/certificates" resetScroll={false}>
                <Trans>Show all certificates</Trans>
              </Link>
            </p>
          </div>
        )}
        <ul className={styles.root}>
          {certificates.map(({ slug, title: name, number, issued, products }) => (
            <li key={slug} className={styles.item}>
              <h2 className={styles.title}>
                <Link to="/certificates/$slug" params={{ slug }}>
                  {name}
                </Link>
              </h2>
              <p className={styles.facts}>{number}</p>
              <p className={styles.facts}>
                <Trans>Issued on {issued}</Trans>
              </p>
              <p className={styles.facts}>{products.join(" · ")}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
