import type { Content } from "#app/server/data/import/localize-content.ts";

type Places = Content["places"]["value"];

const countries = ["AT", "GR", "EE", "IE", "AE", "CH"];
const ranges = [undefined, ["arc", "cone"], ["rest"]];

/** Adds 48 physical shops in six countries, half of them in Austria, and an online shop in each country. */
export function withManyShops(content: Content): Content {
  const places: Places = { ...content.places.value };
  for (let index = 0; index < 48; index++) {
    const isAustrian = index % 2 === 0;
    places[`door-${index}`] = {
      kind: "local-shop",
      name: `Door ${index}`,
      country: isAustrian ? "AT" : countries[((index - 1) / 2) % countries.length]!,
      city: index === 0 ? "Košice am See" : `Town ${index}`,
      cityAliases: [],
      address: `Street ${index}`,
      postalCode: index === 0 ? "60-001" : undefined,
      coordinates: {
        latitude: isAustrian ? 46.5 + (index % 11) / 5 : 25 + index,
        longitude: isAustrian ? 10 + (index % 13) / 2 : 30 + index,
      },
      hours: [],
      products: ranges[index % ranges.length],
    };
  }
  for (const country of countries)
    places[`online-${country.toLowerCase()}-own`] = {
      kind: "online-shop",
      name: `Online ${country}`,
      country,
      url: "https://online.example",
    };
  return { ...content, places: { ...content.places, value: places }, hash: "many shops" };
}
