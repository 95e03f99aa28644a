import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"award-invitation"> = {
  kind: "award-invitation",
  eyebrow: "The First Cut Award",
  title: "Show us what you left out",
  text: "Every autumn we invite students of industrial design to hand in one object that lost weight and kept its strength. Write to us with your school and your year, and we send the invitation.",
  email: "award@studio.example",
  subject: "Invitation to the First Cut Award",
  label: "Ask for an invitation",
};
