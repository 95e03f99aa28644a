import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ShopFinder as Finder } from "#app/server/domain/places/places.functions.ts";
import { useFigure } from "#app/ui/figures.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { found } from "#styled-system/recipes";

import { PlaceFinder } from "./place-finder.tsx";
import { ProductField } from "./product-field.tsx";

export function ShopFinder({ finder }: { finder: Finder }) {
  const { t } = useLingui();
  const figure = useFigure();
  const { search, kinds, total: count, product: chosen, similar } = finder;
  const product = chosen?.name;
  return (
    <PlaceFinder
      list="shops"
      finder={finder}
      count={
        product
          ? t`${plural(count, { one: `# shop sells ${product}`, other: `# shops sell ${product}` })}`
          : t`${plural(count, { one: "# shop", other: "# shops" })}`
      }
      mapLabel={t`Map of the shops`}
      fields={
        <>
          <SelectField
            name="kind"
            label={t`Kind of shop`}
            placeholder={t`All shops`}
            defaultValue={search.kind ?? ""}
          >
            <option value="local">{`${t({ message: "Local", comment: "kind of shop: one with an address to visit" })} (${figure(kinds.local)})`}</option>
            <option value="online">{`${t({ message: "Online", comment: "kind of shop" })} (${figure(kinds.online)})`}</option>
          </SelectField>
          <ProductField
            key={`${chosen?.slug} ${search.model}`}
            label={t`Product`}
            placeholder={t`All products`}
            product={chosen}
            model={search.model}
          />
        </>
      }
      notice={search.model && <UnknownProduct search={search} model={search.model} similar={similar} />}
    />
  );
}

type UnknownProductProps = Pick<Finder, "search" | "similar"> & { model: string };

/** The text matches no product, or several. */
function UnknownProduct({ search, model, similar }: UnknownProductProps) {
  const styles = found();
  return (
    <div role="status" className={styles.notice}>
      <p>
        <Trans>No product is called “{model}”. These are the shops for all products.</Trans>
      </p>
      {similar.length > 0 && (
        <ul className={styles.choices}>
          {similar.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to="/where-to-buy"
                search={{ ...search, model: undefined, page: undefined, product: slug }}
                resetScroll={false}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
