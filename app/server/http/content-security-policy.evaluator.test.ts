import evaluator from "csp_evaluator/dist/evaluator.js";
import finding from "csp_evaluator/dist/finding.js";
import parser from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";

import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { ForeignOrigins } from "../../site/services.ts";

const html = "<script>start()</script><script src=/assets/main.js type=module></script>";

/** @param severity lower numbers are worse */
function findings(policy: string, severity: number) {
  const { csp } = new parser.CspParser(policy);
  return new evaluator.CspEvaluator(csp)
    .evaluate()
    .filter((found) => found.severity <= severity)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
}

test.each<[string, ForeignOrigins]>([
  ["without other providers", { services: {}, frames: [] }],
  ["with a tag manager", { services: { tagManager: "GTM-ABC123" }, frames: [] }],
  ["with session analytics", { services: { sessionAnalytics: "abc" }, frames: [] }],
  [
    "with a chat and frames",
    { services: { chat: "https://chat.example/widget.js" }, frames: ["https://player.example"] },
  ],
])("the policy %s has no serious weakness", (_, origins) => {
  expect(findings(contentSecurityPolicy(html, origins), finding.Severity.HIGH)).toEqual([]);
});

test("the maps service adds only the weakness of its provider's host", () => {
  const policy = contentSecurityPolicy(html, { services: { maps: { key: "key" } }, frames: [] });
  expect(findings(policy, finding.Severity.HIGH)).toEqual([
    expect.stringMatching(/^script-src https:\/\/maps\.googleapis\.com: .*JSONP/),
  ]);
});

test("the evaluator detects weaknesses", () => {
  expect(findings("script-src 'unsafe-inline' *", finding.Severity.HIGH)).not.toEqual([]);
});
