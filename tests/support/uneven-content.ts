import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { Database } from "#app/server/data/database/client.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { onDemo } from "./sites.ts";

/** A page of the English and the Ukrainian site only, and an article that the German site has withdrawn. */
export const fairPath = "/fair";
export const articlePath = onDemo ? "/cloth-or-hard-pad" : "/wood-or-steel";

export async function importUnevenContent(db: Database) {
  const content = loadContent();
  const about = content.pages.find(({ slug, site }) => slug === "about" && !site)!;
  const hidden = { ...about, value: { ...about.value, middleware: ["preview-only"] } };
  content.pages.push(
    { ...about, slug: "fair", site: "en" },
    { ...about, slug: "fair", site: "uk" },
    { ...hidden, slug: articlePath.slice(1), site: "de" },
  );
  content.menus.value.menu_footer.push({ id: "fair", name: "Fair", url: fairPath });
  await importContent(db, content, mediaFolder, { force: true });
}
