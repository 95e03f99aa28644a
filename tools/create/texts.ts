/** Texts of a new brand. Languages without a column start untranslated: `npm run i18n -- status --locale <code>`. */
type Row = readonly [en: string, fr: string, de: string];

const rows: readonly Row[] = [
  ["Made to last.", "Fait pour durer.", "Gemacht, um zu bleiben."],
  [
    "© {year} {name}. All rights reserved.",
    "© {year} {name}. Tous droits réservés.",
    "© {year} {name}. Alle Rechte vorbehalten.",
  ],
  [
    "Three products of {name} side by side.",
    "Trois produits de {name} côte à côte.",
    "Drei Produkte von {name} nebeneinander.",
  ],
  ["Products", "Produits", "Produkte"],
  ["Home", "Accueil", "Startseite"],
  ["Large", "Grands modèles", "Groß"],
  ["Small", "Petits modèles", "Klein"],
  ["For rooms with space.", "Pour les pièces spacieuses.", "Für Räume mit Platz."],
  ["For shelves and tables.", "Pour les étagères et les tables.", "Für Regale und Tische."],
  [
    "One sentence that says what this product does better.",
    "Une phrase qui dit ce que ce produit fait de mieux.",
    "Ein Satz, der sagt, was dieses Produkt besser kann.",
  ],
  [
    "Describe here what the product is made of, whom it is for and what it is like to use.",
    "Décrivez ici la matière du produit, à qui il est destiné et comment il s’utilise.",
    "Beschreiben Sie hier, woraus das Produkt besteht, für wen es ist und wie es sich benutzt.",
  ],
  ["{product}, seen from the front.", "{product}, vu de face.", "{product}, von vorn gesehen."],
  ["New", "Nouveau", "Neu"],
  ["Weight", "Poids", "Gewicht"],
  ["Material", "Matériau", "Material"],
  ["wood", "bois", "Holz"],
  ["steel", "acier", "Stahl"],
  ["{value} g", "{value} g", "{value} g"],
  ["Black", "Noir", "Schwarz"],
  ["See all products", "Voir tous les produits", "Alle Produkte ansehen"],
  [
    "The first product of each category.",
    "Le premier produit de chaque catégorie.",
    "Das erste Produkt jeder Kategorie.",
  ],
  [
    "The products of {name}, with everything that belongs to them.",
    "Les produits de {name}, avec tout ce qui les accompagne.",
    "Die Produkte von {name}, mit allem, was dazugehört.",
  ],
  ["About us", "À propos", "Über uns"],
  [
    "Who {name} is and how its products are made.",
    "Qui est {name} et comment ses produits sont fabriqués.",
    "Wer {name} ist und wie die Produkte entstehen.",
  ],
  [
    "[To fill in: who you are, since when, and what you make.]",
    "[À compléter : qui vous êtes, depuis quand, et ce que vous fabriquez.]",
    "[Auszufüllen: wer Sie sind, seit wann, und was Sie herstellen.]",
  ],
  ["Help", "Aide", "Hilfe"],
  [
    "Answers to frequent questions about {name}.",
    "Réponses aux questions fréquentes sur {name}.",
    "Antworten auf häufige Fragen zu {name}.",
  ],
  ["How do I reach you?", "Comment vous joindre ?", "Wie erreiche ich Sie?"],
  [
    "Write to us with the form on the page [Contacts](/contacts).",
    "Écrivez-nous avec le formulaire de la page [Contact](/contacts).",
    "Schreiben Sie uns über das Formular auf der Seite [Kontakt](/contacts).",
  ],
  ["How long is the warranty?", "Quelle est la durée de la garantie ?", "Wie lange gilt die Garantie?"],
  [
    "[To fill in: the duration of your warranty and what it covers.]",
    "[À compléter : la durée de votre garantie et ce qu’elle couvre.]",
    "[Auszufüllen: die Dauer Ihrer Garantie und was sie umfasst.]",
  ],
  ["Contacts", "Contact", "Kontakt"],
  ["How to reach {name}.", "Comment joindre {name}.", "So erreichen Sie {name}."],
  ["Our office", "Notre bureau", "Unser Büro"],
  ["[To fill in: street]", "[À compléter : rue]", "[Auszufüllen: Straße]"],
  ["[To fill in: country]", "[À compléter : pays]", "[Auszufüllen: Land]"],
  ["Write to us", "Écrivez-nous", "Schreiben Sie uns"],
  [
    "We answer in the language of this site.",
    "Nous répondons dans la langue de ce site.",
    "Wir antworten in der Sprache dieser Website.",
  ],
  ["Legal notice", "Mentions légales", "Impressum"],
  [
    "Who is responsible for this site.",
    "Qui est responsable de ce site.",
    "Wer für diese Website verantwortlich ist.",
  ],
  [
    "[To fill in: name, legal form, address, register and representatives of the company.]",
    "[À compléter : nom, forme juridique, adresse, registre et représentants de la société.]",
    "[Auszufüllen: Name, Rechtsform, Anschrift, Register und Vertreter des Unternehmens.]",
  ],
  ["Privacy policy", "Confidentialité", "Datenschutzerklärung"],
  [
    "What this site does with personal data.",
    "Ce que ce site fait des données personnelles.",
    "Was diese Website mit personenbezogenen Daten macht.",
  ],
  [
    "[To fill in: which data you process, why, on which legal basis, how long, and the rights of visitors.]",
    "[À compléter : quelles données vous traitez, pourquoi, sur quelle base juridique, combien de temps, et les droits des visiteurs.]",
    "[Auszufüllen: welche Daten Sie verarbeiten, warum, auf welcher Rechtsgrundlage, wie lange, und die Rechte der Besucher.]",
  ],
  ["Cookies", "Les cookies", "Cookies"],
  [
    "What this site keeps in your browser.",
    "Ce que ce site conserve dans votre navigateur.",
    "Was diese Website in Ihrem Browser speichert.",
  ],
  [
    "This site uses two cookies: `accept-cookies` remembers your choice, `locale` the language that you chose.",
    "Ce site utilise deux cookies : `accept-cookies` retient votre choix, `locale` la langue choisie.",
    "Diese Website verwendet zwei Cookies: `accept-cookies` merkt sich Ihre Wahl, `locale` die gewählte Sprache.",
  ],
  ["Accessibility", "Accessibilité", "Barrierefreiheit"],
  [
    "How accessible this site is and where you report barriers.",
    "Le niveau d’accessibilité de ce site et où signaler des obstacles.",
    "Wie barrierefrei diese Website ist und wo Sie Hindernisse melden.",
  ],
  [
    "[To fill in: the conformance of the site, how to report a barrier, and the authority of your country.]",
    "[À compléter : la conformité du site, comment signaler un obstacle, et l’autorité de votre pays.]",
    "[Auszufüllen: die Konformität der Website, wie man Hindernisse meldet, und die Behörde Ihres Landes.]",
  ],
];

const columns: Readonly<Record<string, 1 | 2>> = { fr: 1, de: 2 };

/** Inserts no-break spaces before French punctuation. */
const typeset = (locale: string, words: string) =>
  locale === "fr" ? words.replaceAll(/ (?=[:;?!])/g, "\u202f") : words;

/** Placeholders in texts are written `{name}`. */
export const filled = (words: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((rest, [key, value]) => rest.replaceAll(`{${key}}`, value), words);

/** Translations by English text; empty for other languages. @param sets values of the placeholders, one set per use */
export function translationsOf(locale: string, sets: readonly Record<string, string>[]): Map<string, string> {
  const column = columns[locale];
  if (!column) return new Map();
  return new Map(
    rows.flatMap((row) =>
      sets.map((values) => [filled(row[0], values), typeset(locale, filled(row[column], values))] as const),
    ),
  );
}

const english = new Set(rows.map(([source]) => source));

/** @throws for a text without a row, so that every text is translated */
export function text(source: string, values: Readonly<Record<string, string>> = {}): string {
  if (!english.has(source)) throw new Error(`tools/create/texts.ts has no row for ${JSON.stringify(source)}`);
  return filled(source, values);
}
