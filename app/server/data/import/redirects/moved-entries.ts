/** Detects renamed entries when slugs differ between two imports. */
export const movedKinds = ["product", "category", "certificate", "page"] as const;
export type MovedKind = (typeof movedKinds)[number];

export type KnownEntry = {
  kind: MovedKind;
  slug: string;
  /** The only site with the entry; empty is all. */
  site: string;
  /** Values that survive a rename: item numbers, the number of a certificate, titles by language. */
  marks: readonly string[];
};

export type MovedPath = { site: string; path: string; target: string };

export type StoredMove = MovedPath & { movedAt: Date };

const prefixes: Record<MovedKind, string> = {
  product: "/product/",
  category: "/category/",
  certificate: "/certificates/",
  page: "/",
};

export const pathOfEntry = ({ kind, slug }: Pick<KnownEntry, "kind" | "slug">): string =>
  `${prefixes[kind]}${slug}`;

/** Pairs each removed entry with the new one that shares the most marks. Ties are not paired. */
export function matchMoved(gone: readonly KnownEntry[], added: readonly KnownEntry[]): MovedPath[] {
  const byMark = new Map<string, KnownEntry[]>();
  for (const entry of added)
    for (const mark of entry.marks) {
      const key = `${entry.kind} ${mark}`;
      byMark.set(key, [...(byMark.get(key) ?? []), entry]);
    }
  return gone.flatMap((entry) => {
    const shared = new Map<KnownEntry, number>();
    for (const mark of entry.marks)
      for (const candidate of byMark.get(`${entry.kind} ${mark}`) ?? [])
        shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
    const [best, second] = [...shared].toSorted(([, a], [, b]) => b - a);
    return best && best[1] !== second?.[1]
      ? [{ site: entry.site, path: pathOfEntry(entry), target: pathOfEntry(best[0]) }]
      : [];
  });
}

/** Older ones are dropped. */
const maxMoves = 10_000;

/**
 * @param live visible paths, which a redirect never hides
 * @param known paths of all entries, including hidden ones
 */
export function mergeMoves(
  stored: readonly StoredMove[],
  moved: readonly MovedPath[],
  { live, known, now }: { live: ReadonlySet<string>; known: ReadonlySet<string>; now: Date },
): StoredMove[] {
  const next = new Map(moved.map(({ path, target }) => [path, target]));
  const forwarded = stored.map((move) => ({ ...move, target: next.get(move.target) ?? move.target }));
  const merged = new Map(
    [...forwarded, ...moved.map((move) => ({ ...move, movedAt: now }))].map((move) => [
      `${move.site} ${move.path}`,
      move,
    ]),
  );
  return [...merged.values()]
    .filter(({ path, target }) => !live.has(path) && known.has(target))
    .toSorted((a, b) => Number(b.movedAt) - Number(a.movedAt))
    .slice(0, maxMoves);
}
