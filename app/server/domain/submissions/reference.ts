import { randomInt } from "node:crypto";

/** Without characters that are easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export function createReference(letter: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${letter}-${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
