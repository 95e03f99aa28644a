import { randomInt } from "node:crypto";

/** Without letters and digits that are mistaken for each other when read aloud or written down. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** @param letter first letter of the reference number, of the kind */
export function createReference(letter: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${letter}-${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
