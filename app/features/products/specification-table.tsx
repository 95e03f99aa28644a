import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { specificationTable } from "#styled-system/recipes";

import { useFacetLabels } from "./facet-labels.ts";

type Specifications = ProductDetail["specifications"];

/** One table body per group of attributes. Attributes without a group come first. */
export function SpecificationTable({ specifications }: { specifications: Specifications }) {
  const groups = [...Map.groupBy(specifications, ({ group }) => group)];
  return (
    <table className={specificationTable()}>
      {groups.map(([group, rows]) => (
        <tbody key={group ?? ""}>
          {group !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {group}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ label, value }: Specifications[number]) {
  const { labelOf } = useFacetLabels();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{typeof value === "string" ? <Unbroken text={value} /> : labelOf({ label: value })}</td>
    </tr>
  );
}
