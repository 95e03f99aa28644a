/** A planted fault: `find` stands once in `file` and becomes `replace`; one of `tests` must fail then. */
export type Mutation = { name: string; file: string; find: string; replace: string; tests: string[] };

export const mutations: Mutation[] = [];
