import { describe, expect, test } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { fixture } from "./newsletter.definition.ts";

describe("newsletter", () => {
  test("the form posts to the page of subscriptions and works without a script", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(
      /<form [^>]*action="\/subscription#form-subscription"[^>]* method="post"|<form method="post" action="\/subscription#form-subscription"/,
    );
    expect(html).toContain('<input type="hidden" name="topic" value="newsletter"/>');
    expect(html).toMatch(/<label[^>]*>E-mail<\/label><input type="email"[^>]* required=""/);
    expect(html).toMatch(/href="\/privacy-policy"/);
  });

  test("its honeypot is hidden from keyboards and screen readers", async () => {
    const html = await renderBlock(fixture);
    expect(html).toMatch(
      /<div aria-hidden="true"[^>]*><input type="text"[^>]* tabindex="-1"[^>]* name="homepage"/i,
    );
  });
});
