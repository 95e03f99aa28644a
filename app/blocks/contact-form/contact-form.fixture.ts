import type { BlockView } from "../block-view.ts";

export const contactFormFixture: BlockView<"contact-form"> = {
  kind: "contact-form",
  title: "Write to us",
  text: "We answer within two working days.",
};
