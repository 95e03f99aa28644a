import type { CSSProperties } from "react";

import { heading } from "#styled-system/recipes";

type PageHeadingProps = { as?: "h1" | "h2"; children: string };

export function PageHeading({ as: Heading = "h1", children }: PageHeadingProps) {
  const letters = { "--letters": longestPart(children) } as CSSProperties;
  return (
    <Heading className={heading({ level: "1" })} style={letters}>
      {children}
    </Heading>
  );
}

const longestPart = (text: string) => Math.max(...text.split(/[\s\u00ad/-]+/).map((part) => part.length));
