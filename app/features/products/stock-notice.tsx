import { Trans, useLingui } from "@lingui/react/macro";
import { Link, rootRouteId, useMatch } from "@tanstack/react-router";

import { SubscribeForm } from "#app/forms/subscribe-form.tsx";
import type { ProductDetail, ProductVariant } from "#app/server/domain/catalog/catalog.functions.ts";
import type { SiteConfiguration } from "#app/site/site.ts";
import { stockNotice } from "#styled-system/recipes";

type StockNoticeProps = { product: ProductDetail; shown: ProductVariant };

/** A form for a mail when the shown variant is back in stock, if the site can send mails. */
export function StockNotice(props: StockNoticeProps) {
  const root = useMatch({ from: rootRouteId, shouldThrow: false });
  const { configuration } = (root?.loaderData as { configuration?: SiteConfiguration } | undefined) ?? {};
  return configuration?.stockNotices ? <Notice {...props} /> : null;
}

function Notice({ product, shown }: StockNoticeProps) {
  const { t } = useLingui();
  const styles = stockNotice();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        <Trans>Notify me when it is back in stock</Trans>
      </h2>
      {/* The key empties the field for another variant. */}
      <SubscribeForm
        key={shown.sku}
        topic="stock"
        product={product.slug}
        variant={shown.sku ?? ""}
        label={t`E-mail`}
        hint={
          <Trans>
            We send you an e-mail with a link to confirm, and one e-mail when it is back. Then we delete your
            address, as our{" "}
            <Link to="/$slug" params={{ slug: "privacy-policy" }}>
              privacy policy
            </Link>{" "}
            describes.
          </Trans>
        }
        submit={<Trans comment="button">Notify me</Trans>}
      />
    </section>
  );
}
