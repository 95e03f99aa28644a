import { createHash } from "node:crypto";

import { describe, expect, test } from "vitest";

import type { Services } from "../../site/services.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const none = { services: {}, frames: [] };
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((text) => text.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("scripts", () => {
  test("are allowed by one hash each if they are inline, and without a hash if they are files or data", () => {
    const html = `<script>a()</script><script type="module" async>b()
</script><script>a()</script><script src="/assets/x.js"></script>
<script type="application/ld+json">{"a":1}</script>`;
    expect(directive(contentSecurityPolicy(html, none), "script-src")).toEqual([
      "'self'",
      hash("a()"),
      hash("b()\n"),
    ]);
  });

  test("are not allowed inline without a hash", () => {
    expect(directive(contentSecurityPolicy("", none), "script-src")).toEqual(["'self'"]);
  });
});

describe("styles", () => {
  const html = "<style>p{margin:0}</style>";

  test("of the page are allowed by their hash", () => {
    expect(directive(contentSecurityPolicy(html, none), "style-src")).toEqual([
      "'self'",
      hash("p{margin:0}"),
    ]);
  });

  test("are allowed without hashes if a maps service writes its own", () => {
    const policy = contentSecurityPolicy(html, { ...none, services: { maps: { key: "k" } } });
    expect(directive(policy, "style-src")).toContain("'unsafe-inline'");
    expect(directive(policy, "style-src")?.join(" ")).not.toContain("sha256");
  });
});

describe("other origins", () => {
  test("are not allowed unless they are configured", () => {
    expect(contentSecurityPolicy("", none)).not.toMatch(/https?:|wss:/);
    expect(directive(contentSecurityPolicy("", none), "frame-src")).toEqual(["'none'"]);
  });

  test.each([
    [{ tagManager: "GTM-ABC123" }, "script-src", "https://www.googletagmanager.com"],
    [{ sessionAnalytics: "abc" }, "script-src", "https://*.clarity.ms"],
    [{ maps: { key: "key" } }, "script-src", "https://maps.googleapis.com"],
    [{ chat: "https://chat.example/w.js" }, "script-src", "https://chat.example"],
    [{ chat: "https://chat.example/w.js" }, "connect-src", "wss://chat.example"],
  ])("are limited by %o to %s %s", (services, name, source) => {
    const policy = contentSecurityPolicy("", { services, frames: [] });
    expect(directive(policy, name)).toContain(source);
    const others = ["googletagmanager", "clarity", "maps.googleapis", "chat.example"].filter(
      (word) => !source.includes(word),
    );
    for (const other of others) expect(policy).not.toContain(other);
  });

  test("may not write style elements, except for a maps service", () => {
    const styles = (services: Services) =>
      directive(contentSecurityPolicy("", { services, frames: [] }), "style-src");
    expect(styles({ maps: { key: "key" } })).toContain("'unsafe-inline'");
    expect(styles({ tagManager: "GTM-ABC123", sessionAnalytics: "abc" })).toEqual(["'self'"]);
  });

  test("of the delivery network and of frames are allowed only where they are used", () => {
    const policy = contentSecurityPolicy("", {
      cdn: "https://cdn.example",
      services: {},
      frames: ["https://film.example"],
    });
    expect(directive(policy, "img-src")).toContain("https://cdn.example");
    expect(directive(policy, "script-src")).toEqual(["'self'"]);
    expect(directive(policy, "frame-src")).toEqual(["https://film.example"]);
  });
});
