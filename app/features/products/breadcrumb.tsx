import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { breadcrumb } from "#styled-system/recipes";

type BreadcrumbProps = {
  category?: { slug: string; name: string };
  current: string;
};

export function Breadcrumb({ category, current }: BreadcrumbProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={breadcrumb()}>
        <li>
          <Link to="/category/{-$slug}" params={{ slug: undefined }}>
            <Trans>Products</Trans>
          </Link>
        </li>
        {category && (
          <li>
            <Link to="/category/{-$slug}" params={{ slug: category.slug }}>
              {category.name}
            </Link>
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
