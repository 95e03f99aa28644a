/** Wraps every query outside of transactions. `statement` contains no values. */
export type AroundQuery = <Result>(statement: string, run: () => Promise<Result>) => Promise<Result>;

type Queryable = { query: (...parts: never[]) => unknown };

type Query = (...parts: unknown[]) => Promise<unknown>;

export function aroundQueries(
  client: Queryable,
  around: (args: unknown[], query: Query) => Promise<unknown>,
): void {
  const query = client.query.bind(client) as Query;
  Object.assign(client, { query: (...args: unknown[]) => around(args, query) });
}

export const measureQueries = (client: Queryable, aroundQuery: AroundQuery): void =>
  aroundQueries(client, (args, query) => {
    const [first] = args;
    const statement = typeof first === "string" ? first : String((first as { text?: unknown }).text);
    return aroundQuery(statement, () => query(...args));
  });
