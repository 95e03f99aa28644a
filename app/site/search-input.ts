import * as v from "valibot";

const isSearch = (input: unknown) => typeof input === "object" && input !== null;

/**
 * Input of a server function: search parameters, read the way an address is read.
 * @param read tolerates any value of a parameter
 */
export const searchInput = <Search extends object>(read: (search: Search) => Search) =>
  v.pipe(v.custom<Search>(isSearch), v.transform(read));
