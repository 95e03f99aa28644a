import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { CertificateItem } from "#app/server/support/support.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { list } from "#styled-system/recipes";

import { certificatesHead } from "./support-heads.ts";

export function CertificatesScreen({ certificates }: { certificates: CertificateItem[] }) {
  const { i18n } = useLingui();
  const styles = list();
  const { title, description } = certificatesHead(i18n);
  return (
    <Section title={title} text={description} level="1">
      <ul className={styles.root}>
        {certificates.map(({ slug, title: name, number, issued }) => (
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
