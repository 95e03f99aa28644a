/** Search parameters as strings, as HTML forms encode them: a GET form and a router link produce the same URL. */
export type SearchText = Record<string, string | string[]>;

export function parseSearch(query: string): SearchText {
  // No prototype, so that parameter names cannot collide with inherited properties.
  const search: SearchText = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = search[name];
    if (earlier === undefined) search[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else search[name] = [earlier, value];
  }
  return search;
}

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
