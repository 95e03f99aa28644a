import type { CSSProperties } from "react";

import { heading } from "#styled-system/recipes";

type PageHeadingProps = { as?: "h1" | "h2"; children: string };

/** The large heading of a page. On a narrow window it is only as large as its longest word allows. */
export function PageHeading({ as: Heading = "h1", children }: PageHeadingProps) {
  const letters = { "--letters": longestPart(children) } as CSSProperties;
  return (
    <Heading className={heading({ level: "1" })} style={letters}>
      {children}
    </Heading>
  );
}

/** Letters that a line cannot be broken between. */
const longestPart = (text: string) => Math.max(...text.split(/[\s\u00ad/-]+/).map((part) => part.length));
