/** Requests that no browser sends, as raw bytes. */
import * as fc from "fast-check";
import type { Arbitrary } from "fast-check";

import { get, post, toBytes, urlEncoded } from "./hostile-bytes.ts";
import { hostileBody, serverFunctionCall } from "./hostile-bodies.ts";
import { addressText, hostileText, hostName, oneWord } from "./hostile-texts.ts";

export type HostileRequest = {
  kind: string;
  bytes: Buffer;
  /** False if the server may wait for more data. */
  isWhole: boolean;
};

/** Kinds in which a length or an encoding may announce more data than there is. */
const maybePartial = ["header", "request line"];

const page = oneWord(`
  / /about /product /product/facet /category/mice /search /where-to-buy /service-center /service-request /help
  /drivers-and-manuals /certificates /catalogue /gallery /sitemap.xml /robots.txt
`);

const parameter = oneWord(
  `
  q q[] page color sort min max city near country category product stock __proto__[x]
  constructor[prototype][x] toString pickup-city pickup-country domain payload
`,
  "",
);

const query = fc
  .array(fc.tuple(fc.oneof(parameter, addressText), addressText), { maxLength: 12 })
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));

const path = fc
  .tuple(page, fc.array(addressText, { maxLength: 3 }), fc.option(query))
  .map(([start, segments, search]) => [start, ...segments].join("/") + (search === null ? "" : `?${search}`));

const headerName = fc.oneof(
  oneWord(`
  cookie accept accept-encoding accept-language user-agent referer origin range if-range
  if-none-match if-modified-since x-forwarded-host x-forwarded-for x-forwarded-proto forwarded
  x-request-id traceparent tracestate x-tsr-redirect sec-fetch-site authorization expect upgrade
  transfer-encoding content-length content-encoding host x-http-method-override
`),
  fc.string({ minLength: 1, maxLength: 20 }),
);

const header = fc
  .tuple(headerName, fc.oneof({ weight: 6, arbitrary: hostileText }, { weight: 1, arbitrary: hostName }))
  .map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, "")}`);

/** A valid header, or raw text that may contain line ends and thereby start another header or the body. */
const headers = fc.array(fc.oneof({ weight: 5, arbitrary: header }, hostileText), { maxLength: 8 });

const climb = fc.constantFrom(
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..\\",
  "..%5c",
  "..%252f",
  "%c0%ae%c0%ae/",
  "....//",
  "..;/",
);
const climbTarget = fc.constantFrom(
  "package.json",
  "etc/passwd",
  ".env",
  "dist/server/main.js",
  "content/sites.yaml",
);

const traversal = fc
  .tuple(
    fc.constantFrom("/", "/media/", "/assets/", "/media/320/", "//", "/_state/", "/_state//"),
    climb,
    fc.integer({ min: 1, max: 6 }),
    climbTarget,
    fc.constantFrom("", "%00.webp", "/", "?x"),
  )
  .map(([folder, up, times, target, end]) => get(`${folder}${up.repeat(times)}${target}${end}`));

const picture = fc
  .tuple(
    fc.oneof(fc.constantFrom("0", "-1", "1e9", "320", "NaN", "0320", "99999999999999"), addressText),
    fc.oneof(fc.constantFrom("", "icon.svg", "scenes/lab.webp", "products", "a".repeat(3_000)), addressText),
    headers,
  )
  .map(([width, file, given]) => get(`/media/${width}/${file}`, given));

const requestLine = fc.oneof(
  fc.constantFrom(
    Buffer.from("GET\r\n\r\n"),
    Buffer.from("GET / HTTP/9.9\r\nhost: a\r\n\r\n"),
    Buffer.from("GET /\r\n\r\n"),
    Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),

    toBytes({ line: "OPTIONS * HTTP/1.1" }),
    toBytes({ line: "CONNECT evil.example:443 HTTP/1.1" }),
    toBytes({ line: "GET  /  HTTP/1.1" }),
    toBytes({ line: "GET / HTTP/1.1", headers: ["content-length: 5"], body: "hello" }),
    toBytes({
      line: "POST / HTTP/1.1",
      headers: ["transfer-encoding: chunked"],
      body: "5\r\nhello\r\n0\r\n\r\n",
    }),
    toBytes({
      line: "POST /help HTTP/1.1",
      headers: [`content-type: ${urlEncoded}`, "transfer-encoding: chunked"],
      body: "zz\r\nbroken\r\n",
    }),
    toBytes({
      line: "POST /help HTTP/1.1",
      headers: [`content-type: ${urlEncoded}`, "content-length: 99999999999"],
      body: "form=",
    }),
  ),
  fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from([...bytes, 13, 10, 13, 10])),
  fc
    .constantFrom(
      "http://[::1",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "*",
      "?x",
      "//evil.example/x",
      "http://a:b@c/",
    )
    .map((target) => get(target)),
  // A TLS handshake.
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, ...bytes])),
);

const method = fc
  .tuple(
    fc.constantFrom(
      "PUT",
      "PATCH",
      "DELETE",
      "TRACE",
      "OPTIONS",
      "PROPFIND",
      "PURGE",
      "get",
      "FOO",
      "HEAD",
      "POST",
    ),
    path,
  )
  .map(([name, address]) => toBytes({ line: `${name} ${address} HTTP/1.1` }));

/** Headers below the server's limit of 128 KiB, and above it. */
const largeHeader = fc
  .tuple(
    fc.constantFrom(
      "x-large",
      "cookie",
      "user-agent",
      "referer",
      "x-forwarded-for",
      "x-forwarded-host",
      "accept-encoding",
      "if-none-match",
    ),
    fc.constantFrom("x", "a@", "a.", "a:", "://", ", ", '"'),
    fc.integer({ min: 10_000, max: 60_000 }),
  )
  .map(([name, part, times]) => get("/", [`${name}: ${part.repeat(times)}`]));

/** All kinds with equal probability. Requires a build, because it calls server functions. */
export function hostileRequest(): Arbitrary<HostileRequest> {
  const kinds: Record<string, Arbitrary<Buffer>> = {
    address: fc.tuple(path, hostName).map(([address, host]) => get(address, [], host)),
    header: fc.tuple(page, headers, hostName).map(([address, given, host]) => get(address, given, host)),
    "large header": largeHeader,
    body: fc
      .tuple(fc.constantFrom("/help", "/service-center", "/about", "/"), hostileBody)
      .map(([address, [type, bytes]]) => post(address, type, bytes)),
    "server function": serverFunctionCall(),
    "request line": requestLine,
    method,
    picture,
    traversal,
  };
  return fc.oneof(
    ...Object.entries(kinds).map(([kind, bytes]) =>
      bytes.map((written) => ({ kind, bytes: written, isWhole: !maybePartial.includes(kind) })),
    ),
  );
}
