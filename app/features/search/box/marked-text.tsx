import { Fragment } from "react";

import type { TextPiece } from "#app/site/search.ts";

export function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
