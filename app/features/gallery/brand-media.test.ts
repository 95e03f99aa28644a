import { expect, test } from "vitest";

import { withBrandMedia } from "./brand-media.ts";

const media = ["rooms/a.webp", "rooms/b.webp", "films/turn.mp4"];

test("fixtures get the brand's files of the same type", () => {
  expect(
    withBrandMedia(
      {
        title: "Plain text.webp file",
        image: { src: "scenes/lab.webp" },
        others: ["scenes/desk.webp", "scenes/lab.webp", "rooms/b.webp"],
        film: "video/wave.mp4",
        mark: "partners/mark.svg",
        href: "/files/other.webp",
      },
      media,
    ),
  ).toEqual({
    title: "Plain text.webp file",
    image: { src: "rooms/a.webp" },
    others: ["rooms/b.webp", "rooms/a.webp", "rooms/b.webp"],
    film: "films/turn.mp4",
    mark: "partners/mark.svg",
    href: "/files/other.webp",
  });
});
