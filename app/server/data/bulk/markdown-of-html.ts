/** Converts the simple HTML of product descriptions to Markdown. Unknown tags are replaced by their text. */
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  trade: "™",
  reg: "®",
  copy: "©",
  deg: "°",
  times: "×",
};

const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

const replacements: [RegExp, string][] = [
  [/<(script|style)\b[^]*?<\/\1\s*>/gi, ""],
  [/<!--[^]*?-->/g, ""],
  [/\s+/g, " "],
  [/<br\b[^<>]*>\s*/gi, "  \n"],
  [/<h[1-6]\b[^<>]*>/gi, "\n\n## "],
  [/<li\b[^<>]*>\s*/gi, "\n- "],
  [/<\/?(?:p|div|ul|ol|h[1-6]|table|tr|blockquote|section)\b[^<>]*>/gi, "\n\n"],
  [/<[^<>]{1,2000}>/g, ""],
];

export function markdownOf(html: string): string {
  if (!/<\w|&[#\w]/.test(html)) return html.trim();
  let text = html;
  for (const [tag, markdown] of replacements) text = text.replaceAll(tag, markdown);
  return decode(text)
    .replaceAll(/[ \t]+(?=\n\n|$)/g, "")
    .replaceAll(/\n[ \t]+(?!\n)/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
