/** Raw bytes of requests, without a client's validation. */

export const urlEncoded = "application/x-www-form-urlencoded";

type Parts = { line: string; host?: string; headers?: string[]; body?: Buffer | string };

export const toBytes = ({ line, host = "ametrin.example", headers = [], body = "" }: Parts) =>
  Buffer.concat([
    Buffer.from(`${[line, `host: ${host}`, "connection: close", ...headers].join("\r\n")}\r\n\r\n`, "latin1"),
    Buffer.from(body),
  ]);

export const get = (path: string, headers: string[] = [], host?: string) =>
  toBytes({ line: `GET ${path} HTTP/1.1`, headers, ...(host !== undefined && { host }) });

export const post = (path: string, type: string, body: Buffer | string, headers: string[] = []) =>
  toBytes({
    line: `POST ${path} HTTP/1.1`,
    headers: [
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      "sec-fetch-site: same-origin",
      ...headers,
    ],
    body,
  });
