import { notFound } from "@tanstack/react-router";
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

/** Input of every server function that reads one thing by its slug. */
export const slugInput = v.object({ slug });

/** @throws notFound for anything that cannot be a slug, so that it is a 404 page and never an error */
export function requireSlug(value: string): string {
  const result = v.safeParse(slug, value);
  if (!result.success) throw notFound();
  return result.output;
}
