import type { awardMarks } from "./awards-slider.definition.ts";

/** Faceted stones on a 48 × 48 grid: the outline, then the table and its facets. */
const paths: Record<(typeof awardMarks)[number], string> = {
  hexagon:
    "M24 4l17 10v20L24 44 7 34V14zM24 14l9 5v10l-9 5-9-5V19zM24 4v10m17 0-8 5m8 15-8-5m-9 15V34M7 34l8-5M7 14l8 5",
  kite: "M24 4l16 14-16 26L8 18zM24 12l9 7-9 15-9-15zM24 4v8m16 6-7 1m-9 25V34M8 18l7 1",
  octagon:
    "M16 5h16l11 11v16L32 43H16L5 32V16zM19 14h10l5 5v10l-5 5H19l-5-5V19zM16 5l3 9m13-9-3 9m14 2-9 3m9 13-9-3m-2 14-3-9m-13 9 3-9M5 32l9-3M5 16l9 3",
  shield:
    "M8 8l16-4 16 4v18L24 44 8 26zM15 14l9-2 9 2v10l-9 10-9-10zM8 8l7 6m25-6-7 6M24 4v8m16 14-7-2m-9 20V34M8 26l7-2",
  star: "M24 3l6 12 13 1-9 10 3 14-13-6-13 6 3-14L5 16l13-1zM24 3v23m19-10-19 10m13 14L24 26M11 40l13-14M5 16l19 10",
  trillion: "M24 5l19 33-19 6L5 38zM24 17l9 16-9 3-9-3zM24 5v12m19 21-10-5m-9 11v-8M5 38l10-5",
};

export function AwardMark({ mark }: { mark: keyof typeof paths }) {
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[mark]} />
    </svg>
  );
}
