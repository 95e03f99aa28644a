import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { CertificateDetail } from "#app/server/domain/support/support.functions.ts";
import { FileList } from "#app/ui/file-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { found, specificationTable } from "#styled-system/recipes";

export function CertificateScreen({ certificate }: { certificate: CertificateDetail }) {
  const { t } = useLingui();
  const { title, summary, number, issued, standards, products, document } = certificate;
  const styles = found();
  return (
    <Section title={title} text={summary} level="1">
      <div className={styles.root}>
        <table className={specificationTable()}>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>Document number</Trans>
              </th>
              <td>{number}</td>
            </tr>
            <tr>
              <th scope="row">
                <Trans>Date of issue</Trans>
              </th>
              <td>{issued}</td>
            </tr>
            <tr>
              <th scope="row">
                <Trans>Standards</Trans>
              </th>
              <td>
                {standards.map((standard) => (
                  <div key={standard}>
                    <Link to="/certificates" search={{ standard }}>
                      {standard}
                    </Link>
                  </div>
                ))}
              </td>
            </tr>
            <tr>
              <th scope="row">
                <Trans>Products</Trans>
              </th>
              <td>
                {products.map(({ slug, name }) => (
                  <div key={slug}>
                    <Link to="/product/$slug" params={{ slug }}>
                      {name}
                    </Link>
                  </div>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
        {document && (
          <FileList
            files={[
              {
                file: document.file,
                title: t`The signed declaration`,
                facts: [number, document.size],
              },
            ]}
          />
        )}
        <p className={styles.notice}>
          <Link to="/certificates">
            <Trans>All certificates</Trans>
          </Link>
        </p>
      </div>
    </Section>
  );
}
