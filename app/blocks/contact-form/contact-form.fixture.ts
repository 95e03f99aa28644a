import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"contact-form"> = {
  kind: "contact-form",
  title: "Write to us",
  text: "We answer within two working days.",
};
