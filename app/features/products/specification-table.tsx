import { Trans } from "@lingui/react/macro";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { specificationTable } from "#styled-system/recipes";

export function SpecificationTable({ specifications }: { specifications: ProductDetail["specifications"] }) {
  return (
    <table className={specificationTable()}>
      <tbody>
        {specifications.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {typeof value === "string" ? (
                <Unbroken text={value} />
              ) : value ? (
                <Trans>Yes</Trans>
              ) : (
                <Trans>No</Trans>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
