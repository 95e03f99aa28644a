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

const isSearch = (input: unknown) => typeof input === "object" && input !== null;

/** Validator of a server function's search parameters. @param read must accept any value */
export const searchInput = <Search extends object>(read: (search: Search) => Search) =>
  v.pipe(v.custom<Search>(isSearch), v.transform(read));
