import { pseudoText } from "#app/i18n/pseudo-text.ts";
import { pseudoLocale } from "#app/site/markets.ts";

import type { Content } from "./localize-content.ts";
import type { Translate } from "./translatable.ts";

/** The default site once more, with every text made strange. `en-XA` is the tag that is usual for it. */
export function addPseudoSite(content: Content): Content {
  const { defaultSite, sites } = content.sites.value;
  const model = sites.find(({ code }) => code === defaultSite)!;
  const site = {
    ...model,
    code: pseudoLocale,
    languageTag: "en-XA",
    name: "Pseudo",
    host: `pseudo.${model.host}`,
    aliases: [],
    localHosts: ["pseudo.localhost"],
  };
  return { ...content, sites: { ...content.sites, value: { defaultSite, sites: [...sites, site] } } };
}

export const translatePseudo: Translate = ({ source, max }) => pseudoText(source, max);
