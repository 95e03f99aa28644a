import { getProductSuggestions } from "#app/server/domain/search/search.functions.ts";
import type { SuggestOptions } from "#app/ui/combobox-field.tsx";

export const suggestProducts: SuggestOptions = async (query, signal) => {
  const found = await getProductSuggestions({ data: { query }, signal });
  return found.map(({ slug, name, code }) => ({ value: slug, label: name, note: code }));
};
