import { splitUnbroken } from "#app/site/unbroken-words.ts";

/** Plain text in which `e-mail`, `USB-C` and the like stay in one line. */
export const Unbroken = ({ text }: { text: string }) =>
  splitUnbroken(text).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other keys
      <span key={index} data-unbroken>
        {part}
      </span>
    ) : (
      part
    ),
  );
