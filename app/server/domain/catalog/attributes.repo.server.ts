import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { SiteKey } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { textOn } from "../../data/database/site-conditions.repo.server.ts";
import { attribute, vocabularyTerm } from "../../data/database/schema.ts";

export type AttributeRow = Awaited<ReturnType<typeof listAttributeRows>>[number];

const unit = alias(vocabularyTerm, "unit_term");
const group = alias(vocabularyTerm, "group_term");

/** In vocabulary order, with the labels of a site. */
export const listAttributeRows = (db: ReadDatabase, site: SiteKey) =>
  db
    .select({
      key: attribute.key,
      kind: attribute.kind,
      label: vocabularyTerm.label,
      /** Contains the placeholder `{value}`. */
      unit: unit.label,
      group: group.label,
      filter: attribute.filter,
      compare: attribute.compare,
      card: attribute.card,
    })
    .from(attribute)
    .innerJoin(
      vocabularyTerm,
      and(
        eq(vocabularyTerm.key, attribute.key),
        eq(vocabularyTerm.kind, "specification"),
        textOn(vocabularyTerm, site),
      ),
    )
    .leftJoin(unit, and(eq(unit.key, attribute.unit), eq(unit.kind, "unit"), textOn(unit, site)))
    .leftJoin(group, and(eq(group.key, attribute.group), eq(group.kind, "group"), textOn(group, site)))
    .orderBy(asc(attribute.position));
