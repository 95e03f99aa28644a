import { type Mistake, testMistakes } from "#tests/support/content-mistakes.ts";

const betweenFiles: Mistake[] = [
  [
    "a missing translation placeholder",
    (content) => content.edit("locales/de.po", /(msgid "© \{year\}[^\n]*\nmsgstr "[^\n]*)\{year\}/, "$1"),
    /locales\/de\.po:\d+: de: got no \{year\}, expected \{year\}, for "© \{year\}/,
  ],
  [
    "a duplicate SKU",
    (content) => content.edit("products/side.yaml", /^sku: .*$/m, "sku: EX-L-ARC-01"),
    /products\/side\.yaml:1: sku: "EX-L-ARC-01" is already used in .*products\/arc\.yaml/,
  ],
  [
    "a missing picture in a text",
    (content) => content.edit("articles/wood-or-steel.md", "figures/frames", "figures/fames"),
    /articles\/wood-or-steel\.md:\d+: body: no file media\/figures\/fames\.svg/,
  ],
  [
    "a picture in the middle of a sentence",
    (content) => content.edit("pages/terms.md", "You may:", "You may ![a desk](scenes/room.webp):"),
    /pages\/terms\.md:\d+: blocks\.0\.body: expected a picture as a paragraph of its own/,
  ],
  [
    "an unknown kind of chart",
    (content) => content.edit("articles/wood-or-steel.md", "chart:bars", "chart:pie"),
    /articles\/wood-or-steel\.md:\d+: body: "chart:pie" requires chart:bars or chart:steps above a table/,
  ],
  [
    "an unknown tag of an article",
    (content) => content.edit("articles/wood-or-steel.md", "tags: [choosing", "tags: [shopping"),
    /articles\/wood-or-steel\.md:\d+: tags\.0: unknown tag "shopping", add it to vocabulary\.yaml$/,
  ],
  [
    "a missing picture",
    (content) => content.edit("products/arc.yaml", "products/arc.webp", "products/gone.webp"),
    /products\/arc\.yaml:\d+: images\.0\.src: no file media\/products\/gone\.webp/,
  ],
  [
    "a colour behind the path of a picture",
    (content) => content.edit("products/fold.yaml", "fold.webp", "fold.webp#112233"),
    /products\/fold\.yaml:\d+: images\.0\.src: no file media\/products\/fold\.webp#112233/,
  ],
  [
    "an unknown middleware",
    (content) => content.edit("pages/about.yaml", /^title:/m, "middleware: [members-only]\ntitle:"),
    /pages\/about\.yaml:1: middleware: got "members-only", expected one of preview-only/,
  ],
  [
    "a shop with a product that does not exist",
    (content) => content.edit("places.yaml", "products: [arc, beam, cone]", "products: [arc, harmony, cone]"),
    /places\.yaml:\d+: [a-z-]+\.products\.1: unknown product "harmony"$/,
  ],
  [
    "a synonym of a color that does not exist",
    (content) => content.edit("synonyms.yaml", "  gray: {", "  grey: {"),
    /synonyms\.yaml:\d+: color\.grey: unknown color "grey", did you mean "gray"\?$/,
  ],
  [
    "a place in a country without a name",
    (content) => content.edit("places.yaml", "country: EE", "country: XX"),
    /places\.yaml:\d+: [a-z-]+\.country: unknown country "XX"/,
  ],
  [
    "a color that the vocabulary does not have",
    (content) => content.edit("products/beam.yaml", "color: white", "color: whiet"),
    /products\/beam\.yaml:\d+: variants\.0\.options\.color: unknown color "whiet", did you mean "white"\?$/,
  ],
  [
    "an unknown term",
    (content) => content.edit("products/stool.yaml", "[wood]", "[unobtainium]"),
    /products\/stool\.yaml:\d+: specifications\.material: unknown term "unobtainium", add it to vocabulary\.yaml$/,
  ],
  [
    "a file name that is not a slug",
    (content) =>
      content.write(
        "pages/Bad_Name X.yaml",
        "title: T\ndescription: D\nblocks: [{ kind: rich-text, body: B }]\n",
      ),
    /pages\/Bad_Name X\.yaml:1: file name: got "Bad_Name X", expected .*, for example bad-name-x$/,
  ],
  [
    "a page at the address of another page",
    (content) =>
      content.write(
        "pages/search.yaml",
        "title: T\ndescription: D\nblocks: [{ kind: rich-text, body: B }]\n",
      ),
    /pages\/search\.yaml:1: file: the address \/search belongs to a page of the software$/,
  ],
  [
    "a file that is not read",
    (content) => content.write("products/notes.yml", "name: no\n"),
    /products\/notes\.yml:1: file name: is not read, expected products\/<name>\.yaml$/,
  ],
  [
    "a link in a text to a product that does not exist",
    (content) =>
      content.edit("articles/how-a-lamp-is-measured.md", /$/, "\n\nSee [it](/product/arcc?color=x#y).\n"),
    /articles\/how-a-lamp-is-measured\.md:\d+: body: the link "\/product\/arcc\?color=x#y" leads to nothing, did you mean "\/product\/arc"\?$/,
  ],
  [
    "a relative link in a text",
    (content) => content.edit("pages/privacy-policy.md", /$/, "\n\nSee [it](product/arc).\n"),
    /pages\/privacy-policy\.md:\d+: blocks\.0\.body: the link "product\/arc" is relative, expected /,
  ],
  [
    "a link of a block to a page that does not exist",
    (content) => content.edit("pages/help.yaml", "/warranty", "/guarantee"),
    /pages\/help\.yaml:\d+: blocks\.[\w.]+: the link "\/guarantee" leads to nothing$/,
  ],
  [
    "a link to an own host",
    (content) =>
      content.edit(
        "pages/about.yaml",
        /$/,
        "  - { kind: rich-text, body: '[x](https://de.brand.example/nowhere)' }\n",
      ),
    /pages\/about\.yaml:\d+: blocks\.\d+\.body: the link "https:\/\/de\.brand\.example\/nowhere" leads to nothing$/,
  ],
  [
    "a link of a menu to a missing page",
    (content) => content.edit("menus.yaml", "url: /faq", "url: /questions"),
    /menus\.yaml:\d+: menu_\w+\.[\w.]+: the link "\/questions" leads to nothing$/,
  ],
];

testMistakes("between files", betweenFiles);
