import { isDeepStrictEqual } from "node:util";

import * as v from "valibot";

import { placeEntry } from "#app/validation/places.schema.ts";

import { type BulkJob, newEntry, problemIn, settingsOf } from "./bulk-job.ts";
import { hoursOf, numberOf, type NumberFormat, textOf, textsOf, Unfit } from "./cell-values.ts";
import type { MappedRow } from "./map-row.ts";
import { readEntries, type StagedGroup } from "./staging.repo.server.ts";
import { wantedOf } from "./wanted-of-issue.ts";

type Read = (value: unknown, format: NumberFormat) => unknown;

const readers: Record<string, Read> = {
  kind: textOf,
  name: textOf,
  country: (value) => textOf(value).toUpperCase(),
  phone: textOf,
  url: textOf,
  city: textOf,
  cityAliases: textsOf,
  region: textOf,
  address: textOf,
  postalCode: textOf,
  latitude: (value, format) => numberOf(value, format, "expected degrees, like 52.52"),
  longitude: (value, format) => numberOf(value, format, "expected degrees, like 13.40"),
  hours: hoursOf,
  products: textsOf,
};

export const placeFields: readonly string[] = ["handle", ...Object.keys(readers)];

export async function checkPlaces(job: BulkJob, groups: StagedGroup[]): Promise<void> {
  const { counts, content, onProblem } = job;
  const stored = await readEntries(
    job.db,
    "place",
    groups.map(({ key }) => key),
  );
  for (const { key, rows } of groups) {
    const { repeated, source } = settingsOf(job, rows[0]!);
    if (rows.length > 1 && repeated === "error") {
      onProblem(problemIn(rows[1]!, "expected each shop once"));
      continue;
    }
    const row = repeated === "last" ? rows.at(-1)! : rows[0]!;
    const value = placeOf(row, job);
    const before = stored.get(key)?.value ?? content.places.value[key];
    if (!value) continue;
    if (before && isDeepStrictEqual(before, value)) {
      counts.unchanged += 1;
      continue;
    }
    counts[before ? "changed" : "added"] += 1;
    job.changed.places.push(key);
    await job.results.add(`place ${key}`, newEntry({ kind: "place", key, value, source }));
  }
}

function placeOf(row: MappedRow, job: BulkJob) {
  const { countries, vocabulary, onProblem } = job;
  const { decimal } = settingsOf(job, row);
  let failed = false;
  const fail = (wanted: string, field?: string) => {
    failed = true;
    onProblem(problemIn(row, wanted, field));
  };
  const value: Record<string, unknown> = { kind: "local-shop" };
  for (const [field, { value: cell }] of Object.entries(row.cells)) {
    if (field === "handle" || cell === undefined) continue;
    try {
      value[field] = readers[field]!(cell, { decimal });
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      fail(error.message, field);
    }
  }
  const { latitude, longitude, ...place } = value;
  const located = latitude === undefined ? place : { ...place, coordinates: { latitude, longitude } };
  const result = v.safeParse(placeEntry, located);
  for (const issue of failed ? [] : (result.issues ?? [])) {
    const [first, second] = (issue.path ?? []).map(({ key }) => String(key));
    fail(wantedOf(issue), first === "coordinates" ? (second ?? "latitude") : first);
  }
  if (failed || !result.success) return undefined;
  const { country } = result.output;
  if (!(country in countries)) {
    const label = new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
    vocabulary.made.push({ kind: "country", key: country, value: { label } });
    countries[country] = label;
  }
  return result.output as Record<string, unknown>;
}
