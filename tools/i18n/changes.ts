/** What an extraction has brought and taken away. */

/** `context` tells apart what is the same in English. */
type Text = { area: string; source: string; context?: string };

/** A line for each text that is new (`+`) or gone (`-`), below the area that it belongs to. */
export function formatChanges(before: readonly Text[], after: readonly Text[]): string {
  const sourcesBefore = sourcesByArea(before);
  const sourcesAfter = sourcesByArea(after);
  const areas = new Set([...sourcesAfter.keys(), ...sourcesBefore.keys()]);
  return [...areas]
    .flatMap((area) => {
      const had = sourcesBefore.get(area) ?? new Set<string>();
      const has = sourcesAfter.get(area) ?? new Set<string>();
      const lines = [
        ...[...has].filter((source) => !had.has(source)).map((source) => `  + ${source}`),
        ...[...had].filter((source) => !has.has(source)).map((source) => `  - ${source}`),
      ];
      return lines.length > 0 ? [area, ...lines] : [];
    })
    .join("\n");
}

/** A line for each catalog that was not there before. @param before how many texts are open, by file */
export const formatNewCatalogs = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string =>
  [...after]
    .filter(([file]) => !before.has(file))
    .map(([file, open]) => `${file}: new, ${open} open texts`)
    .join("\n");

const sourcesByArea = (texts: readonly Text[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...Map.groupBy(texts, ({ area }) => area)].map(([area, group]) => [area, new Set(group.map(nameOf))]),
  );

const nameOf = ({ source, context }: Text) => JSON.stringify(source) + (context ? ` (${context})` : "");
