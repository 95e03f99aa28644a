/** Stands around every query outside of transactions, to measure it; the statement holds no values. */
export type AroundQuery = <Result>(statement: string, run: () => Promise<Result>) => Promise<Result>;

/** What Drizzle hands its statements to: a pool, or the embedded database. */
type Queryable = { query: (...parts: never[]) => unknown };

type Query = (...parts: unknown[]) => Promise<unknown>;

/** Puts `around` around every call of `query`, with what it was called with. */
export function aroundQueries(
  client: Queryable,
  around: (parts: unknown[], query: Query) => Promise<unknown>,
): void {
  const query = client.query.bind(client) as Query;
  Object.assign(client, { query: (...parts: unknown[]) => around(parts, query) });
}

export const measureQueries = (client: Queryable, aroundQuery: AroundQuery): void =>
  aroundQueries(client, (parts, query) => {
    const [first] = parts;
    const statement = typeof first === "string" ? first : String((first as { text?: unknown }).text);
    return aroundQuery(statement, () => query(...parts));
  });
