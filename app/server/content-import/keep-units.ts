/** A space between a digit and a unit: a sign, or a short word, which need not be one; and round the sign between lengths. */
const beforeUnit = /(?<=\d) (?=[%°×]|\p{L}{1,4}(?!\p{L}))|(?<=\d[ \u00a0]×) (?=\d)/gu;

/** A text in which no line ends between a number and its unit (`52 g`, `90 × 40 mm`, `90 млн`). */
export const keepUnits = (text: string): string => text.replaceAll(beforeUnit, "\u00a0");
