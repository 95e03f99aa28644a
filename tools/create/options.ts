import { isIso4217 } from "#app/validation/fields.ts";
import { languageTagOf, type LocaleCode, localeCodes } from "#app/site/markets.ts";
import { isInEu } from "#app/site/region.ts";
import { SetupError } from "#app/server/ops/setup-error.ts";

export type NewSite = {
  code: string;
  locale: LocaleCode;
  languageTag: string;
  country: string;
  currency: string;
};

export type NewBrand = { name: string; slug: string; color: string; sites: NewSite[] };

const currencies: Readonly<Record<string, string>> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  CZ: "CZK",
  PL: "PLN",
  HU: "HUF",
  RO: "RON",
  SE: "SEK",
  DK: "DKK",
  NO: "NOK",
  UA: "UAH",
  RU: "RUB",
  KZ: "KZT",
  RS: "RSD",
  TR: "TRY",
  JP: "JPY",
  CN: "CNY",
  KR: "KRW",
  CA: "CAD",
  AU: "AUD",
};

const currencyOf = (country: string) => currencies[country] ?? (isInEu(country) ? "EUR" : "USD");

const wanted =
  "expected languages like en,fr,de, with a country or a currency where needed: en-GB,en-IE:EUR,fr";

/** @param list `fr,en,en-GB:GBP` @throws {SetupError} */
export function parseSites(list: string): NewSite[] {
  const sites = list.split(",").map((part) => {
    const [, language, country, currency] =
      /^([a-z]{2,3})(?:-([A-Z]{2}))?(?::([A-Z]{3}))?$/.exec(part.trim()) ?? [];
    const locale = localeCodes.find((code) => code === language);
    if (!locale)
      throw new SetupError(
        `--sites: got ${JSON.stringify(part)}, ${wanted}; languages: ${localeCodes.join(" ")}`,
      );
    if (currency && !isIso4217(currency))
      throw new SetupError(`--sites: got the currency ${currency}, ${wanted}`);
    const tag = languageTagOf(locale);
    const region = country ?? new Intl.Locale(tag).maximize().region ?? "US";
    const money = currency ?? currencyOf(region);
    // Dates in plain `en` are not American (`dateLanguage`).
    const isAmerican = tag === "en" && region === "US" && money === "USD";
    return {
      code: country ? `${language}-${country.toLowerCase()}` : language!,
      locale,
      languageTag: country || isAmerican ? `${tag}-${region}` : tag,
      country: region,
      currency: money,
    };
  });
  const twice = sites.find(
    ({ languageTag }, index) => sites.findIndex((site) => site.languageTag === languageTag) < index,
  );
  if (twice) throw new SetupError(`--sites: got ${twice.languageTag} twice, ${wanted}`);
  return sites;
}

export function parseBrand({ name, sites, color }: { name: string; sites: string; color: string }): NewBrand {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (!/^\S.{0,38}\S$/.test(name) || slug === "")
    throw new SetupError(
      `--name: got ${JSON.stringify(name)}, expected 2 to 40 characters with a Latin letter`,
    );
  if (!/^#[0-9a-f]{6}$/i.test(color))
    throw new SetupError(`--color: got ${JSON.stringify(color)}, expected a color like #2f5d50`);
  return { name, slug, color: color.toLowerCase(), sites: parseSites(sites) };
}
