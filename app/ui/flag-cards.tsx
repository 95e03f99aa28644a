import type { ReactNode } from "react";

import { columnGrid, flagCard } from "#styled-system/recipes";

import { ContentLink } from "./link.tsx";

type FlagCardsProps = {
  countries: {
    code: string;
    name: string;
    href: string;
    note?: ReactNode;
  }[];
};

export function FlagCards({ countries }: FlagCardsProps) {
  const styles = flagCard();
  return (
    <ul className={columnGrid({ columns: "5", size: "tiles" })}>
      {countries.map(({ code, name, href, note }) => (
        <li key={code}>
          <ContentLink href={href} className={styles.root}>
            <span className={styles.chip} aria-hidden="true">
              {code}
            </span>
            <span className={styles.name}>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
