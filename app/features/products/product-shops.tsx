import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { button, productShops } from "#styled-system/recipes";
import { InSection } from "#app/ui/in-section.tsx";

export type ProductShop = {
  slug: string;
  name: string;
  language: string | undefined;
  kind: "online" | "local";
  town: string | undefined;
  url: string | undefined;
};

type ProductShopsProps = { product: string; shops: ProductShop[] };

export function ProductShops({ product, shops }: ProductShopsProps) {
  const { t } = useLingui();
  const styles = productShops();
  const kinds = { online: t`Online shop`, local: t`Shop` };
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {shops.map(({ slug, name, language, kind, town, url }) => (
          <li key={slug} className={styles.shop}>
            <p className={styles.name}>
              <bdi lang={language}>{name}</bdi>
            </p>
            <p className={styles.facts}>{[kinds[kind], town].filter(Boolean).join(" · ")}</p>
            {url && (
              <a
                href={url}
                rel="noopener"
                className={styles.link}
                aria-label={`${name}: ${new URL(url).host}`}
              >
                {new URL(url).host}
              </a>
            )}
          </li>
        ))}
      </ul>
      <InSection section="shops">
        <Link to="/where-to-buy" search={{ product }} className={button({ look: "outline" })}>
          <Trans comment="button">All shops</Trans>
        </Link>
      </InSection>
    </div>
  );
}
