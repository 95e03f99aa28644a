/** Without characters that are easily confused. */
export const referenceAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Number of characters after the letter of the form, in groups of four. */
export const referenceLength = 8;

export const formatReference = (letter: string, characters: string): string =>
  [letter, characters.slice(0, 4), characters.slice(4)].join("-");

/** Matches references of service requests. Visitors may write them without hyphens, with spaces and in lower case. */
export const serviceReference = {
  pattern: new RegExp(`^S-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`),
  normalize: (text: string): string => {
    const characters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
    return formatReference(characters.slice(0, 1), characters.slice(1));
  },
};
