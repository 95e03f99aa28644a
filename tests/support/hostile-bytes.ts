/** The parts that hostile requests are made of. */

/** From 0 to below 1, the same for the same seed. */
export type Random = () => number;

export type Draw = {
  below: (count: number) => number;
  of: <Item>(items: readonly Item[]) => Item;
  bytes: (count: number) => Buffer;
  word: (length: number) => string;
};

export function drawWith(random: Random): Draw {
  const below = (count: number) => Math.floor(random() * count);
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789-_.~%/\\\"'<>{}[]()$&;:@!*+=?#|^`";
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => below(256)));
  return {
    below,
    bytes,
    of: (items) => items[below(items.length)]!,
    word: (length) => Array.from({ length }, () => letters[below(letters.length)]).join(""),
  };
}

export const request = (line: string, headers: string[] = [], body: Buffer | string = "") =>
  Buffer.concat([
    Buffer.from(
      `${[line, "host: ametrin.example", "connection: close", ...headers].join("\r\n")}\r\n\r\n`,
      "latin1",
    ),
    Buffer.from(body),
  ]);

/** Spaces and line ends would end the address. */
export const get = (path: string, headers: string[] = []) =>
  request(`GET ${path.replaceAll(/[\s\0]/g, "+")} HTTP/1.1`, headers);

export const post = (path: string, type: string, body: Buffer | string, headers: string[] = []) =>
  request(
    `POST ${path} HTTP/1.1`,
    [
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      "sec-fetch-site: same-origin",
      ...headers,
    ],
    body,
  );
