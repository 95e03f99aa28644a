/** Without characters that are easily confused. */
export const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Characters after the letter of the form, in groups of four. */
export const referenceLength = 8;

export const formatReference = (letter: string, characters: string): string =>
  [letter, characters.slice(0, 4), characters.slice(4)].join("-");

/** Of service requests. Visitors may write it without hyphens, with spaces and in small letters. */
export const serviceReference = {
  pattern: new RegExp(`^S-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`),
  normalize: (text: string): string => {
    const characters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
    return formatReference(characters.slice(0, 1), characters.slice(1));
  },
};
