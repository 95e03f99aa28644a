import { renderMarkdown } from "#app/server/content/markdown.server.ts";

import type { BlockView } from "../block-view.ts";
import type { StoredBlock } from "../schema.ts";

export function resolveFaq(block: StoredBlock<"faq">): BlockView<"faq"> {
  return {
    ...block,
    questions: block.questions.map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })),
  };
}
