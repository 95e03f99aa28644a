import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { breadcrumb } from "#styled-system/recipes";

type BreadcrumbProps = {
  path: readonly { slug: string; name: string }[];
  current: string;
};

export function Breadcrumb({ path, current }: BreadcrumbProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={breadcrumb()}>
        <li>
          <Link to="/category/{-$slug}" params={{ slug: undefined }}>
            <Trans>Products</Trans>
          </Link>
        </li>
        {path.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/category/{-$slug}" params={{ slug }}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
