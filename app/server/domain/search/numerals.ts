/** Roman numerals of names. I, V and X are left out: they are letters of models more often than numbers. */
const roman = ["ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii"];
const arabic = ["2", "3", "4", "6", "7", "8", "9", "11", "12"];

const toArabic = new Map(roman.map((numeral, index) => [numeral, arabic[index]!]));
const toRoman = new Map(arabic.map((numeral, index) => [numeral, roman[index]!]));

export const otherNumeral = (word: string): string | undefined => toArabic.get(word) ?? toRoman.get(word);

export const asArabic = (word: string): string => toArabic.get(word) ?? word;
