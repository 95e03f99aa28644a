import type { IconName } from "#app/blocks/fields.ts";

/** Line drawings on a 24 × 24 grid, drawn with the text's colour. */
const paths: Record<IconName, string> = {
  arrow: "M4 12h16m-6-6 6 6-6 6",
  chevron: "m6 9 6 6 6-6",
  close: "M5 5l14 14M19 5 5 19",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  phone: "M5 4h4l2 5-2.5 2a11 11 0 0 0 4.5 4.5l2-2.5 5 2v4c0 1-1 2-2 2C10 21 3 14 3 6c0-1 1-2 2-2z",
  play: "M8 5v14l11-7z",
  pin: "M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20",
  filter: "M4 6h16M7 12h10M10 18h4",
  "help-done": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM8.5 12l2.5 2.5 4.5-5",
  "help-service": "M14 6a4 4 0 0 1 5-1l-3 3 1 2 2 1 2-3a4 4 0 0 1-6 4l-7 8-3-3 8-7a4 4 0 0 1 1-4z",
  "help-document": "M6 3h8l4 4v14H6zM14 3v4h4M10 11a2 2 0 1 1 2.5 2c-.5.2-.5.6-.5 1M12 17v.01",
  "help-software": "M4 5h16v11H4zM9 20h6M12 16v4M10 9l-2 2 2 2M14 9l2 2-2 2",
  "partners-catalog": "M5 4h6v16H5zM13 4h6v16h-6zM7 8h2M15 8h2",
  "partners-contact": "M4 6h16v12H4zM4 7l8 6 8-6",
  "partners-certificate":
    "M12 3l2.5 2 3-.5.5 3 2 2.5-2 2.5-.5 3-3-.5L12 17l-2.5-2-3 .5-.5-3L4 10l2-2.5.5-3 3 .5zM9 16v5l3-1.5L15 21v-5",
  facet: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v9m0 0 8-4.5M12 12 4 7.5M12 12v9",
  sensor:
    "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M2 12h3M19 12h3",
  switch: "M5 13h14v7H5zM9 13V8h6v5M12 4v4",
  battery: "M3 8h15v8H3zM18 10.5h3v3h-3M6 11v2M9 11v2M12 11v2",
  wireless: "M5 11a10 10 0 0 1 14 0M8 14a6 6 0 0 1 8 0M12 17.5v.01",
  weight: "M7 9h10l3 11H4zM12 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  light: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.5.5.500 1 .5 2h6c0-1 0-1.5.500-2A6 6 0 0 0 12 3z",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  microphone: "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8",
  camera: "M4 7h4l2-2h4l2 2h4v12H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  cable: "M7 3v5M11 3v5M5 8h8v3a4 4 0 0 1-8 0zM9 15v2a4 4 0 0 0 8 0V9M15 9h4V5h-4z",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4",
};

/** Decorative: what it means must also stand in words beside it or in a label around it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
