import type { BlockView } from "../block-view.ts";

export const fixture: BlockView<"partners"> = {
  kind: "partners",
  title: "Work with us",
  text: "We do not sell on this site. Shops, venues and repairers do, and we give them what they need.",
  partners: [
    {
      icon: "partners-catalog",
      name: "For shops",
      text: "The range with item numbers, weights and carton sizes, in one file for your system. New products are listed six weeks before they ship.",
      action: { label: "Browse the range", href: "/category" },
    },
    {
      icon: "partners-contact",
      name: "For venues",
      text: "Sets of ten to two hundred seats, with spare parts on site and one person who knows your order.",
      action: { label: "Write to us", href: "/help" },
    },
    {
      icon: "partners-certificate",
      name: "For importers",
      text: "Declarations of conformity with the standards that were applied, the date of issue and the signature.",
      action: { label: "See certificates", href: "/certificates" },
    },
  ],
};
