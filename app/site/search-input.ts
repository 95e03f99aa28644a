import * as v from "valibot";

const isSearch = (input: unknown) => typeof input === "object" && input !== null;

/** Validator of a server function's search parameters. @param read must accept any value */
export const searchInput = <Search extends object>(read: (search: Search) => Search) =>
  v.pipe(v.custom<Search>(isSearch), v.transform(read));
