/**
 * Search parameters as HTML forms write them: everything is text, and a name that stands more than
 * once has several values. So a GET form and a link of the router lead to the same address.
 */
export type SearchText = Record<string, string | string[]>;

export function parseSearch(query: string): SearchText {
  // Without a prototype no name of a visitor can meet one of ours.
  const search: SearchText = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = search[name];
    if (earlier === undefined) search[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else search[name] = [earlier, value];
  }
  return search;
}

/** Names in alphabetical order, whatever order they came in: one page has one address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(search).toSorted()) {
    for (const value of [search[name]].flat()) {
      if (value !== undefined && value !== null) query.append(name, String(value));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}
