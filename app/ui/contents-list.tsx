import { Trans, useLingui } from "@lingui/react/macro";

import type { ProseHeading } from "#app/server/domain/markdown/markdown.server.ts";
import { contentsList } from "#styled-system/recipes";

export function ContentsList({ headings }: { headings: ProseHeading[] }) {
  const { t } = useLingui();
  const styles = contentsList();
  return (
    <nav aria-label={t`On this page`} className={styles.root}>
      <p className={styles.title}>
        <Trans>On this page</Trans>
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
