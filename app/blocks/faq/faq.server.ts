import { renderMarkdown } from "#app/server/domain/markdown/markdown.server.ts";

import type { StoredBlock } from "../schema.ts";

export function resolveFaq(block: StoredBlock<"faq">) {
  return {
    ...block,
    questions: block.questions.map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })),
  };
}
