import { Trans, useLingui } from "@lingui/react/macro";

import type { CertificateList } from "#app/server/domain/support/support.functions.ts";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { button, filterRow } from "#styled-system/recipes";

type CertificateFiltersProps = Pick<CertificateList, "search" | "families" | "standards">;

export function CertificateFilters({ search, families, standards }: CertificateFiltersProps) {
  const { t } = useLingui();
  const styles = filterRow();
  return (
    <FilterForm className={styles.root}>
      <SelectField
        name="family"
        label={t`Product family`}
        placeholder={t`All families`}
        defaultValue={search.family ?? ""}
      >
        {families.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="product"
        label={t`Product`}
        placeholder={t`All products`}
        defaultValue={search.product ?? ""}
      >
        {families.map(({ slug, name, products }) => (
          <optgroup key={slug} label={name}>
            {products.map((product) => (
              <option key={product.slug} value={product.slug}>
                {product.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        name="standard"
        label={t`Standard`}
        placeholder={t`All standards`}
        defaultValue={search.standard ?? ""}
      >
        {standards.map((standard) => (
          <option key={standard} value={standard}>
            {standard}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <button type="submit" className={button()}>
          <Trans comment="button">Show</Trans>
        </button>
      </div>
    </FilterForm>
  );
}
