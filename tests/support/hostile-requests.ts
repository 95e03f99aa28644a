/** Requests that no browser makes. Each is what is written to a socket, as bytes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "#app/server/project-root.server.ts";

import { drawWith, get, post, type Random, request } from "./hostile-bytes.ts";

export type HostileRequest = { kind: string; bytes: Buffer };

/** The server functions that the browser's code names. */
export function listServerFunctions(): string[] {
  const folder = join(projectRoot, "dist/client/assets");
  const sources = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const ids = sources.flatMap(
    (file) => readFileSync(join(folder, file), "utf8").match(/\b[0-9a-f]{64}\b/g) ?? [],
  );
  return [...new Set(ids)];
}

const form = "application/x-www-form-urlencoded";
const pages = [
  "/",
  "/about",
  "/product",
  "/product/facet",
  "/category/mice",
  "/search",
  "/where-to-buy",
  "/help",
];
const climbs = [
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
];
const targets = [
  "package.json",
  "etc/passwd",
  ".env",
  "dist/server/main.js",
  "content/sites.yaml",
  "app/main.ts",
];

export function createHostileRequests(random: Random): () => HostileRequest {
  const draw = drawWith(random);
  const functions = listServerFunctions();
  const kinds: Record<string, () => Buffer> = {
    "request line": () =>
      draw.of([
        () => Buffer.from("GET\r\n\r\n"),
        () => Buffer.from("GET / HTTP/9.9\r\nhost: a\r\n\r\n"),
        () => Buffer.from("GET /\r\n\r\n"),
        () => Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        () => Buffer.concat([draw.bytes(200), Buffer.from("\r\n\r\n")]),
        () => Buffer.concat([Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252]), draw.bytes(500)]),
        () => request(`GET http://${draw.word(20).replaceAll(" ", "")}/ HTTP/1.1`),
        () => request("GET http://[::1 HTTP/1.1"),
        () => request("GET file:///etc/passwd HTTP/1.1"),
        () => request("GET javascript:alert(1) HTTP/1.1"),
        () => request("OPTIONS * HTTP/1.1"),
        () => request("GET * HTTP/1.1"),
        () => request("GET ?x HTTP/1.1"),
        () => request("CONNECT evil.example:443 HTTP/1.1"),
        () => request("GET  /  HTTP/1.1"),
      ])(),
    header: () =>
      get(draw.of(pages), [
        draw.of([
          "host: second.example",
          "broken header",
          ": empty",
          "spaced : value",
          "x-null: a\0b",
          " folded: yes",
          "content-length: -1",
          "content-length: 1e3",
          "transfer-encoding: chunked\r\ncontent-length: 5",
          "transfer-encoding: gzip, chunked, identity",
          "expect: 100-continue",
          "expect: miracles",
          "connection: upgrade\r\nupgrade: websocket",
          "connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk",
          `range: bytes=${draw.word(5)}`,
          `cookie: ${draw.word(300)}`,
          `accept: ${draw.word(300)}`,
          `accept-language: ${"x,".repeat(3_000)}`,
          `if-none-match: ${draw.word(100)}`,
          `if-modified-since: ${draw.word(30)}`,
          `x-forwarded-host: ${draw.word(30)}\r\nx-forwarded-for: ${draw.word(30)}`,
          `x-tsr-redirect: ${draw.word(10)}\r\nx-tsr-serverfn: true`,
          `traceparent: ${draw.word(60)}`,
          `\u00ff\u00fe: \u00ff`,
        ]),
      ]),
    host: () => {
      const host = draw.of([
        "",
        "..",
        "@",
        "a b",
        "[::1",
        "evil.example:99999",
        "%00",
        `${"a.".repeat(500)}b`,
      ]);
      return Buffer.from(
        `GET ${draw.of(pages)} HTTP/1.1\r\nhost: ${draw.below(2) ? host : draw.word(12)}\r\nconnection: close\r\n\r\n`,
      );
    },
    encoding: () => {
      const parts = [
        "%",
        "%0",
        "%00",
        "%FF",
        "%u0041",
        "%C0%80",
        "%ED%A0%80",
        "%F4%90%80%80",
        "%25%30%30",
        "%0d%0aX:1",
      ];
      const text = Array.from({ length: 1 + draw.below(8) }, () => draw.of(parts)).join("");
      return get(
        draw.of([
          `/${text}`,
          `/product/${text}`,
          `/search?q=${text}`,
          `/category/mice?color=${text}`,
          `/media/${text}`,
        ]),
      );
    },
    "large header": () =>
      draw.below(2)
        ? get("/", [`x-large: ${"x".repeat(20_000 + draw.below(200_000))}`])
        : get(
            "/",
            Array.from({ length: 3_000 }, (_, index) => `x-${index}: y`),
          ),
    body: () =>
      draw.of([
        () => post("/help", form, `form=contact&${draw.word(200)}`),
        () => post("/help", form, "form=contact&name=%00%FF&email=%&message=%u0041"),
        () => post("/help", form, `form=__proto__&__proto__[x]=1&constructor=1`),
        () => post("/help", form, "x".repeat(1_200_000)),
        () => post("/help", "application/json", `{"a":${"[".repeat(30_000)}`),
        () => post("/help", "multipart/form-data; boundary=x", `--x\r\n${draw.word(100)}`),
        () => post("/help", "multipart/form-data", draw.bytes(300)),
        () => post("/service-center", form, `form=service&country=${draw.word(50)}`),
        () =>
          request("POST /help HTTP/1.1", [`content-type: ${form}`, "content-length: 99999999999"], "form="),
        () =>
          request(
            "POST /help HTTP/1.1",
            [`content-type: ${form}`, "transfer-encoding: chunked"],
            "zz\r\nbroken\r\n",
          ),
        () => request("POST / HTTP/1.1", ["transfer-encoding: chunked"], `5\r\nhello\r\n0\r\n\r\n`),
        () => request("GET / HTTP/1.1", ["content-length: 5"], "hello"),
      ])(),
    method: () =>
      request(
        `${draw.of(["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "PROPFIND", "PURGE", "get", "LINK", "FOO"])} ${draw.of(pages)} HTTP/1.1`,
      ),
    traversal: () =>
      get(
        `${draw.of(["/", "/media/", "/assets/", "/media/320/", "//"])}${draw.of(climbs).repeat(1 + draw.below(6))}${draw.of(targets)}${draw.of(["", "%00.webp", "/", "?x"])}`,
      ),
    picture: () =>
      get(
        `/media/${draw.of(["0", "-1", "99999999999999", "1e9", "320", "NaN", "0320"])}/${draw.of(["", "icon.svg", "products/facet/hero.webp", "products", "a".repeat(3_000), "\u0001"])}`,
      ),
    query: () => {
      const keys = [
        "__proto__[x]",
        "constructor[prototype][x]",
        "q[]",
        "q",
        "page",
        "color",
        "sort",
        "min",
        "toString",
        "",
      ];
      const pairs = Array.from(
        { length: 1 + draw.below(30) },
        () => `${draw.of(keys)}=${draw.word(draw.below(20))}`,
      );
      return get(`${draw.of(pages)}?${pairs.join("&").replaceAll("#", "")}`);
    },
    "server function": () => {
      const id = draw.below(3)
        ? draw.of(functions)
        : draw.of(["", "x", "__proto__", "..%2f", draw.word(40), "%00"]);
      const payload = draw
        .of([
          draw.word(60),
          "%7B%7D",
          "null",
          "%7B%22t%22%3A%7B%22t%22%3A10%2C%22i%22%3A0%2C%22p%22%3A%7B%22k%22%3A%5B%22__proto__%22%5D%7D%7D%7D",
          "%5B".repeat(3_000),
          encodeURIComponent(
            JSON.stringify({ data: { slug: draw.word(30), page: 1e308 }, context: { scope: null } }),
          ),
        ])
        .replaceAll("#", "");
      const headers = ["sec-fetch-site: same-origin", "x-tsr-serverfn: true", "accept: application/json"];
      const path = `/_serverFn/${id.replaceAll(/[?#]/g, "")}`;
      return draw.below(2)
        ? get(`${path}?payload=${payload}`, headers)
        : post(
            path,
            draw.of(["application/json", "multipart/form-data; boundary=x", form, "text/plain"]),
            payload,
            headers.slice(1),
          );
    },
  };
  const names = Object.keys(kinds);
  return () => {
    const kind = draw.of(names);
    return { kind, bytes: kinds[kind]!() };
  };
}
