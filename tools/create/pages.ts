import { stringify } from "yaml";

import type { LegalKind } from "#app/site/legal.ts";

import type { NewBrand } from "./options.ts";
import { text } from "./texts.ts";

export const productNames = ["Aska", "Bjork", "Ceder", "Ek", "Furu", "Gran"] as const;

export const yaml = (value: unknown, comment = "") =>
  `${comment && `# ${comment}\n`}${stringify(value, { lineWidth: 0, defaultStringType: "PLAIN" })}`;

export const scene = (name: string) => ({
  src: "scenes/home.webp",
  alt: text("Three products of {name} side by side.", { name }),
});

export const legalTitles = {
  "privacy-policy": "Privacy policy",
  cookies: "Cookies",
  "accessibility-statement": "Accessibility",
  "legal-notice": "Legal notice",
} as const;

const notices: Readonly<Record<LegalKind, { description: string; body: string }>> = {
  "privacy-policy": {
    description: text("What this site does with personal data."),
    body: text(
      "[To fill in: which data you process, why, on which legal basis, how long, and the rights of visitors.]",
    ),
  },
  cookies: {
    description: text("What this site keeps in your browser."),
    body: text(
      "This site uses two cookies: `accept-cookies` remembers your choice, `locale` the language that you chose.",
    ),
  },
  "accessibility-statement": {
    description: text("How accessible this site is and where you report barriers."),
    body: text(
      "[To fill in: the conformance of the site, how to report a barrier, and the authority of your country.]",
    ),
  },
  "legal-notice": {
    description: text("Who is responsible for this site."),
    body: text("[To fill in: name, legal form, address, register and representatives of the company.]"),
  },
};

export const legalPage = (kind: LegalKind) =>
  `---\n${yaml({ title: text(legalTitles[kind]), description: notices[kind].description, legal: kind })}---\n\n${notices[kind].body}\n`;

export function pages({ name, slug }: NewBrand): Record<string, unknown> {
  /** Has the page's heading, because most kinds of blocks lack one. */
  const opening = (title: string, words: string) => ({
    kind: "hero",
    title,
    text: words,
    image: scene(name),
  });
  return {
    home: {
      title: text("Home"),
      description: text("The products of {name}, with everything that belongs to them.", { name }),
      blocks: [
        {
          kind: "hero",
          title: text("Made to last."),
          text: text("The products of {name}, with everything that belongs to them.", { name }),
          image: scene(name),
          actions: [{ label: text("See all products"), href: "/category" }],
        },
        {
          kind: "product-cards",
          title: text("Products"),
          text: text("The first product of each category."),
          products: [productNames[0], productNames[3]].map((product_) => product_.toLowerCase()),
          action: { label: text("See all products"), href: "/category" },
        },
      ],
    },
    about: {
      title: text("About us"),
      description: text("Who {name} is and how its products are made.", { name }),
      blocks: [
        {
          kind: "about",
          title: text("About us"),
          body: text("[To fill in: who you are, since when, and what you make.]"),
          image: scene(name),
        },
      ],
    },
    help: {
      title: text("Help"),
      description: text("Answers to frequent questions about {name}.", { name }),
      blocks: [
        opening(text("Help"), text("Answers to frequent questions about {name}.", { name })),
        {
          kind: "faq",
          questions: [
            {
              question: text("How do I reach you?"),
              answer: text("Write to us with the form on the page [Contacts](/contacts)."),
            },
            {
              question: text("How long is the warranty?"),
              answer: text("[To fill in: the duration of your warranty and what it covers.]"),
            },
          ],
        },
      ],
    },
    contacts: {
      title: text("Contacts"),
      description: text("How to reach {name}.", { name }),
      blocks: [
        opening(text("Contacts"), text("How to reach {name}.", { name })),
        {
          kind: "contact",
          title: text("Our office"),
          offices: [
            {
              name,
              address: [name, text("[To fill in: street]")],
              country: text("[To fill in: country]"),
              email: `hello@${slug}.example`,
            },
          ],
        },
        {
          kind: "contact-form",
          title: text("Write to us"),
          text: text("We answer in the language of this site."),
        },
      ],
    },
  };
}
