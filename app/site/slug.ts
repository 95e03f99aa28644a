import { notFound } from "@tanstack/react-router";
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

export const slugInput = v.object({ slug });

/** @throws notFound for an invalid slug */
export function requireSlug(value: string): string {
  const result = v.safeParse(slug, value);
  if (!result.success) throw notFound();
  return result.output;
}
