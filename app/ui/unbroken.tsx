import { splitUnbroken } from "#app/site/unbroken-words.ts";

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
