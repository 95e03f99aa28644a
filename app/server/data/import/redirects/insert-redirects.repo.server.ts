import { redirect } from "../../database/schema.ts";
import type { ImportJob } from "../import-job.ts";
import { placeRow } from "./redirect-sites.ts";

export async function insertRedirects({ content, writer }: ImportJob): Promise<void> {
  const { sites } = content.sites.value;
  const rows = content.redirects.rows.flatMap((row) => placeRow(row, sites) ?? []);
  await writer.write(
    redirect,
    rows.map(({ site, host, path, query, isPrefix, target, status }) => ({
      site,
      host,
      path,
      query,
      isPrefix,
      target,
      status,
    })),
  );
}
