import { Fragment } from "react";

import type { TextPiece } from "#app/site/search.ts";

/** A text with what was looked for marked in it. */
export function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
