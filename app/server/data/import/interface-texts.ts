import type { Messages } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";

import type { CatalogEntry } from "./catalogs/catalog-file.server.ts";

/** Contexts of content name an entry and a field: `pages/home:title`. */
const isOfContent = ({ context }: CatalogEntry) => /^[a-z-]+(?:\/[a-z0-9-]+)*:/.test(context);

export function interfaceTexts(entries: readonly CatalogEntry[]): Messages | null {
  const own = entries.filter((entry) => entry.translation !== "" && !isOfContent(entry));
  if (own.length === 0) return null;
  return Object.fromEntries(
    own.map(({ source, context, translation }) => [
      generateMessageId(source, context || undefined),
      compileMessageOrThrow(translation),
    ]),
  );
}
