import type * as v from "valibot";

const bounds: Record<string, string> = {
  max_length: "at most",
  min_length: "at least",
  max_value: "at most",
  min_value: "at least",
};

export function wantedOf(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith("expected ")) return issue.message;
  if (issue.expected === "never") return "is an unknown field";
  const bound = bounds[issue.type];
  if (!bound) return issue.received === "undefined" ? "expected a value" : `expected ${issue.expected}`;
  const unit = issue.type.endsWith("length") ? (Array.isArray(issue.input) ? " values" : " characters") : "";
  return `expected ${bound} ${String(issue.requirement)}${unit}`;
}
