/** `context` distinguishes equal English texts. */
type Text = { area: string; source: string; context?: string };

/** One line per added (`+`) or removed (`-`) text, grouped by area. */
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
