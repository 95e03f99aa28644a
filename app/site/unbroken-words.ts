/** `e-mail`, `Wi-Fi`, `USB-C`: a line break at such a hyphen would leave one or two letters alone. */
const unbrokenWord = /(?<![\p{L}\p{N}-])(\p{L}{1,2}-[\p{L}\p{N}]+|\p{L}+-\p{L})(?![\p{L}\p{N}])/u;

/** @returns alternating normal text and unbroken words; the first part is normal text */
export const splitUnbroken = (text: string): string[] => text.split(unbrokenWord);

/** Marks unbroken words in HTML text. `styles/global.ts` keeps them in one line. */
export const markUnbroken = (escapedText: string): string =>
  splitUnbroken(escapedText)
    .map((part, index) => (index % 2 === 1 ? `<span data-unbroken>${part}</span>` : part))
    .join("");
