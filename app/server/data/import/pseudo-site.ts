import { pseudoText } from "#app/i18n/pseudo-text.ts";
import { pseudoLocale, pseudoSite } from "#app/site/markets.ts";

import type { Content } from "./localize-content.ts";
import type { Translate } from "./translatable.ts";

/** A copy of the default site with pseudo-localized texts. `en-XA` is the usual tag. */
export function addPseudoSite(content: Content): Content {
  const { defaultSite, sites } = content.sites.value;
  const defaultEntry = sites.find(({ code }) => code === defaultSite)!;
  const site = {
    ...defaultEntry,
    code: pseudoSite,
    locale: pseudoLocale,
    languageTag: "en-XA",
    name: "Pseudo",
    host: `pseudo.${defaultEntry.host}`,
    aliases: [],
    localHosts: ["pseudo.localhost"],
  };
  return {
    ...content,
    sites: { ...content.sites, value: { ...content.sites.value, sites: [...sites, site] } },
  };
}

export const translatePseudo: Translate = ({ source, max }) => pseudoText(source, max);
