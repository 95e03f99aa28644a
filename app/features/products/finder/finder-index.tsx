import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { FinderLink, FinderView } from "#app/server/domain/catalog/decision.functions.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { finderIndex } from "#styled-system/recipes";

import { catalogHead } from "../product-list-head.ts";

const texts = {
  title: msg`Product finder`,
  text: msg`A few questions about your hand, your desk and your habits, and a short list of what fits.`,
};

export const finderHead = (i18n: I18n, finder: FinderView | undefined, isFiltered: boolean) => ({
  title: finder?.title ?? i18n._(texts.title),
  description: finder?.text ?? i18n._(texts.text),
  noindex: isFiltered,
  above: [
    { name: catalogHead(i18n).title, path: "/category" },
    ...(finder ? [{ name: finder.category.name, path: `/category/${finder.category.slug}` }] : []),
  ],
});

export function FinderIndex({ finders }: { finders: FinderLink[] }) {
  const { i18n } = useLingui();
  const styles = finderIndex();
  return (
    <Section level="1" title={i18n._(texts.title)} text={i18n._(texts.text)}>
      <ul className={styles.root}>
        {finders.map(({ slug, image, title, text }) => (
          <li key={slug} className={styles.card}>
            {image && <Picture src={image} alt="" width={640} height={360} className={styles.picture} />}
            <h2 className={styles.title}>
              <Link to="/finder/{-$slug}" params={{ slug }}>
                {title}
              </Link>
            </h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
