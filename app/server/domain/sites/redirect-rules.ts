/** Finds the new URL of a moved page, in a time that does not depend on the number of rules. */
export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export type RedirectRule = {
  /** Code of the only site to which it applies; empty is all. */
  site: string;
  /** Alias of a site, the only host to which it applies; empty is every host of `site`. */
  host: string;
  /** As returned by `normalizePath`; empty for the home page. */
  path: string;
  /** Required parameters, as returned by `sortedQuery`. */
  query: string;
  /** Also applies to all paths below. */
  isPrefix: boolean;
  /** A path, or a URL with its origin; `:splat` is the part below a prefix. Empty with status 410. */
  target: string;
  status: RedirectStatus;
};

export type RedirectRequest = { host: string; site: string; path: string; search: string };

export type FoundRedirect<Rule extends RedirectRule> = {
  rule: Rule;
  /** For the response header. Empty with status 410. */
  location: string;
};

/** Path segments that are searched for prefixes. */
const maxDepth = 20;

const encodedSlash = "%2F";

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll("/", encodedSlash);
  } catch {
    return segment;
  }
}

const trimSlashes = (path: string) => path.replace(/^[/\\]+/, "/").replace(/(?<!\/)\/+$/, "");

/** Decoded, without trailing slashes: `/%C3%BCber/` and `/über` are equal. The number of segments does not change. */
export function normalizePath(path: string): string {
  const trimmed = trimSlashes(path);
  return trimmed.includes("%") ? trimmed.split("/").map(decodeSegment).join("/") : trimmed;
}

export function sortedQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return String(parameters);
}

type Address<Rule> = {
  rule?: Rule;
  /** Rules by the names of their parameters, then by the normalized query. */
  byQuery: { names: readonly string[]; rules: Map<string, Rule> }[];
};

const scopeOf = ({ site, host }: Pick<RedirectRule, "site" | "host">) => (host ? `//${host}` : site);
const keyOf = (scope: string, path: string, isPrefix: boolean) => `${scope} ${path}${isPrefix ? "/*" : ""}`;

export type RedirectIndex<Rule extends RedirectRule = RedirectRule> = {
  find: (request: RedirectRequest) => FoundRedirect<Rule> | undefined;
};

/** @param rules later ones win */
export function createRedirectIndex<Rule extends RedirectRule>(rules: readonly Rule[]): RedirectIndex<Rule> {
  const addresses = new Map<string, Address<Rule>>();
  for (const rule of rules) {
    const key = keyOf(scopeOf(rule), rule.path, rule.isPrefix);
    const address: Address<Rule> = addresses.get(key) ?? { byQuery: [] };
    addresses.set(key, address);
    if (rule.query === "") address.rule = rule;
    else addByQuery(address, rule);
  }
  const hasPrefixes = rules.some(({ isPrefix }) => isPrefix);

  const findIn = (scopes: readonly string[], path: string, isPrefix: boolean, search: string) => {
    for (const scope of scopes) {
      const address = addresses.get(keyOf(scope, path, isPrefix));
      const found = address && ruleAt(address, search);
      if (found) return found;
    }
    return undefined;
  };
  return {
    find: ({ host, site, path, search }) => {
      if (addresses.size === 0) return undefined;
      const scopes = [`//${host}`, site, ""];
      const wanted = normalizePath(path);
      const exact = findIn(scopes, wanted, false, search);
      if (exact) return { rule: exact.rule, location: locationOf(exact.rule, "", exact.search) };
      if (!hasPrefixes) return undefined;
      const segments = wanted.split("/");
      const given = trimSlashes(path).split("/");
      for (let depth = Math.min(segments.length, maxDepth); depth > 0; depth--) {
        const found = findIn(scopes, segments.slice(0, depth).join("/"), true, search);
        if (found) {
          const rest = given.slice(depth).join("/");
          return { rule: found.rule, location: locationOf(found.rule, rest, found.search) };
        }
      }
      return undefined;
    },
  };
}

function addByQuery<Rule extends RedirectRule>({ byQuery }: Address<Rule>, rule: Rule) {
  const names = [...new Set(new URLSearchParams(rule.query).keys())];
  let group = byQuery.find((other) => other.names.join("\n") === names.join("\n"));
  if (!group) byQuery.push((group = { names, rules: new Map() }));
  group.rules.set(rule.query, rule);
  // The rule with the most parameters wins.
  byQuery.sort((a, b) => b.names.length - a.names.length);
}

function ruleAt<Rule>({ rule, byQuery }: Address<Rule>, search: string) {
  if (byQuery.length > 0 && search.length > 1) {
    const given = new URLSearchParams(search);
    for (const { names, rules } of byQuery) {
      const pairs = [...given].filter(([name]) => names.includes(name));
      const found = rules.get(sortedQuery(String(new URLSearchParams(pairs))));
      if (!found) continue;
      for (const name of names) given.delete(name);
      return { rule: found, search: given.size > 0 ? `?${given}` : "" };
    }
  }
  return rule && { rule, search };
}

/** Appends the query of the request unless the target has one. */
function locationOf({ target, isPrefix }: RedirectRule, rest: string, search: string): string {
  if (target === "") return "";
  const filled = isPrefix ? target.replace(/\/?:splat/, () => rest && `/${rest}`) : target;
  // `//host` would lead to another site.
  const address = filled.replace(/^[/\\]+/, "/") || "/";
  if (search.length <= 1 || address.includes("?")) return address;
  const [before, ...fragment] = address.split("#");
  return [`${before}${search}`, ...fragment].join("#");
}
