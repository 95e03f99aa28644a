import { Trans, useLingui } from "@lingui/react/macro";

import type { CertificateList } from "#app/server/domain/support/support.functions.ts";
import { ProductField } from "#app/features/stores/product-field.tsx";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { button, filterRow } from "#styled-system/recipes";

type CertificateFiltersProps = Pick<CertificateList, "search" | "product" | "families" | "standards">;

export function CertificateFilters({ search, product, families, standards }: CertificateFiltersProps) {
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
      <ProductField
        key={`${product?.slug} ${search.model}`}
        label={t`Product`}
        placeholder={t`All products`}
        product={product}
        model={search.model}
      />
      <SelectField
        name="standard"
        label={t({ message: "Standard", comment: "technical standard, such as EN 55032" })}
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
