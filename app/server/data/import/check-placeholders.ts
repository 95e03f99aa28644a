import { placeholderNames, placeholdersIn } from "../../domain/sites/placeholders.ts";
import { onSite } from "./check-legal.ts";
import type { ContentFiles } from "./content-files.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { didYouMean } from "./did-you-mean.ts";
import { fieldsOf } from "./map-fields.ts";
import { type Problem, problemAt } from "./problem.ts";

/** Placeholders that the server does not fill in; `\{` is a brace. */
export function checkPlaceholders(content: ContentFiles): Problem[] {
  const { pages, articles, invalid, sites } = content;
  const known = new Set(placeholderNames);
  const withoutAuthority = (sites?.value.sites ?? []).filter((site) => !site.accessibilityAuthority);
  const texts = [
    ...pages,
    ...articles,
    ...invalid.filter(({ path }) => /(?:^|\/)(?:pages|articles)\//.test(path)),
  ];
  return texts.flatMap((entry: Entry<unknown> & { site?: string }) => {
    const { sites: limit } = (entry.value ?? {}) as { sites?: readonly string[] };
    const shownOn = (code: string) => (entry.site ? entry.site === code : onSite(limit, code));
    return fieldsOf(entry.schema, entry.value)
      .filter(({ path, metadata }) => metadata.translatable && (path[0] === "blocks" || path[0] === "body"))
      .flatMap(({ path, value }) =>
        placeholdersIn(value).flatMap((name) => {
          if (!known.has(name))
            return problemAt(
              entry,
              path,
              `unknown placeholder "{${name}}"${didYouMean(name, known)}, expected one of ${placeholderNames.join(", ")}, or "\\{" for a brace`,
              "unknown placeholder",
            );
          const [missing] =
            name === "accessibilityAuthority" ? withoutAuthority.filter(({ code }) => shownOn(code)) : [];
          return missing
            ? problemAt(
                entry,
                path,
                `"{${name}}" requires a field ${name} of the site ${missing.code} in sites.yaml`,
              )
            : [];
        }),
      );
  });
}
