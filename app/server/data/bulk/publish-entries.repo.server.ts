import type { Database } from "../database/client.server.ts";
import { readRevision, utcDay } from "../database/revision.repo.server.ts";
import { editionHash } from "../import/content-hash.server.ts";
import { listCatalogEntries } from "../import/catalog-entries.repo.server.ts";
import { lockContent, setRevision, writeEdition } from "../import/import-content.repo.server.ts";
import type { Content } from "../import/localize-content.ts";
import { mergeEntries } from "../import/merge-entries.ts";
import { addPictureColors } from "../import/picture-colors.server.ts";
import { SetupError } from "../../ops/setup-error.ts";
import type { MadeEntry } from "./bulk-vocabulary.ts";
import { writeChanges } from "./write-changes.repo.server.ts";

export type PublishOptions = { mediaFolder: string; pseudo: boolean; drafts: boolean };

export type EntryChange = {
  /** Revision that the rows were compared with. */
  before: Awaited<ReturnType<typeof readRevision>>;
  /** Slugs. */
  products: readonly string[];
  /** Products whose texts may differ. */
  reworded: readonly string[];
  places: readonly string[];
  made: readonly MadeEntry[];
  store: (tx: Database) => Promise<void>;
};

/** Changed products. With more, the whole catalog is rewritten, as by an import of the files. */
const maxChanges = 1_000;

/** @returns the new revision */
export async function publishEntries(
  db: Database,
  content: Content,
  options: PublishOptions,
  change: EntryChange,
): Promise<number> {
  const { mediaFolder, drafts, pseudo } = options;
  const isSmall =
    change.products.length <= maxChanges &&
    change.before?.sourceHash === editionHash(content.hash, drafts) &&
    change.made.every(({ kind }) => kind !== "category");
  const changed = new Set(change.products);
  // Reading pictures takes seconds, so only those of changed entries are read.
  const colored = await addPictureColors(isSmall ? onlyProducts(content, changed) : content, mediaFolder);
  const bySlug = new Map(colored.products.map((entry) => [entry.slug, entry]));
  const files = isSmall
    ? { ...content, products: content.products.map((entry) => bySlug.get(entry.slug) ?? entry) }
    : colored;
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const live = await readRevision(tx);
    if (live?.revision !== change.before?.revision)
      throw new SetupError("Another import has changed the content meanwhile. Start this one again.");
    await change.store(tx);
    const rows = await listCatalogEntries(tx);
    const today = utcDay();
    if (!isSmall || !live) {
      const { revision } = await writeEdition(tx, files, live, { mediaFolder, pseudo, drafts, today, rows });
      return revision;
    }
    const { shown, due } = await writeChanges(tx, mergeEntries(files, rows), {
      ...change,
      rows,
      pseudo,
      drafts,
      today,
    });
    return setRevision(tx, live, { sourceHash: live.sourceHash, due, shown });
  });
}

const onlyProducts = (content: Content, slugs: ReadonlySet<string>): Content => ({
  ...content,
  categories: [],
  pages: [],
  articles: [],
  products: content.products.filter(({ slug }) => slugs.has(slug)),
});
