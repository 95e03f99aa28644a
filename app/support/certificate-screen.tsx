import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { CertificateDetail } from "#app/server/support/support.functions.ts";
import { Section } from "#app/ui/section.tsx";
import { specificationTable } from "#styled-system/recipes";

export function CertificateScreen({ certificate }: { certificate: CertificateDetail }) {
  const { title, summary, number, issued, standards, products } = certificate;
  return (
    <Section title={title} text={summary} level="1">
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
                <div key={standard}>{standard}</div>
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
                  <Link to="/product/{-$slug}" params={{ slug }}>
                    {name}
                  </Link>
                </div>
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
