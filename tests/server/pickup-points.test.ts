/** The server-rendered search for pick-up points, with a fake carrier. */
import { describe, expect, test } from "vitest";

import { carrierErrors } from "../support/carrier.ts";
import {
  responseOf,
  candidatesResponse,
  failureInside,
  hiddenPhone,
  hostileLocation,
  internalId,
  location,
  splitHours,
} from "../support/carrier-responses.ts";
import { findLeaks, useCarrierSite } from "../support/carrier-site.ts";
import { mainText } from "../support/html.ts";
import type { Answer } from "../support/server.ts";
import { json, type Reply } from "../support/fake-server.ts";

const { site, open } = useCarrierSite();
const carrier = () => site.carrier;

/** Parameters in alphabetical order; any other order is redirected to this one. */
const asked = (page = "/where-to-buy") =>
  `${page}?pickup-city=Neuss&pickup-country=DE&pickup-postcode=41460&pickup-street=Hauptstr.+1`;

describe.each(["/where-to-buy", "/service-center"])("%s", (page) => {
  test("shows the points around an address, uncached, with one token for all", async () => {
    await open(asked(page));
    const tokens = carrier().asked.tokens;
    const [answer] = await Promise.all(Array.from({ length: 5 }, () => open(asked(page))));
    expect([answer!.status, answer!.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    const text = mainText(answer!);
    expect(text).toContain("10 pick-up points");
    expect(text).toMatch(/KIOSK 1 0\.5 km/);
    expect(text).toContain("HAUPTSTR. 1 41460 NEUSS");
    expect(text).toMatch(/Mon ?– ?Fri 9:00–18:30/);
    expect(text).toContain("0049 2131 555001");
    expect(answer!.body).not.toContain(hiddenPhone);
    expect(answer!.body).not.toContain(internalId);
    expect(carrier().asked.tokens).toBe(tokens);
    expect(carrier().asked.locations).toHaveLength(6);
  });

  test("does not call the carrier without an address", async () => {
    const answer = await open(page);
    expect(mainText(answer)).toContain("Pick-up points");
    expect([carrier().asked.tokens, carrier().asked.locations.length]).toEqual([0, 0]);
  });
});

test("hours and texts are in the site's language, and its country is selected", async () => {
  carrier().reply.locations = json(200, responseOf(location(1, { OperatingHours: splitHours })));
  const answer = await open(asked(), "de");
  expect(mainText(answer)).toMatch(/Mo\s?–\s?Di 8:00–12:00 Uhr/);
  expect(mainText(answer)).toContain("1 Abholstelle");
  const country = (page: Answer) =>
    /<select name="pickup-country"[^]*?<\/select>/.exec(page.body)?.[0].match(/value="(\w\w)" selected/)?.[1];
  expect(country(await open("/where-to-buy", "uk"))).toBe("UA");
  expect(country(await open("/where-to-buy", "el"))).toBe("GR");
  expect(country(await open("/where-to-buy", "ch"))).toBe("CH");
});

test.each<[string, Reply, string]>([
  [
    "no point nearby",
    json(200, responseOf(undefined)),
    "There is no pick-up point within 150 km of this address.",
  ],
  ["several addresses", json(200, candidatesResponse), "Which one do you mean? 15230 FRANKFURT, DE"],
  ["one object instead of a list", json(200, responseOf(location(5))), "1 pick-up point "],
  ["a failure inside a success", json(200, failureInside), "cannot be reached at the moment"],
  ["HTML", { status: 200, type: "text/html", body: "<h1>Hi</h1>" }, "cannot be reached at the moment"],
  ["unrelated JSON", json(200, { hello: "world" }), "cannot be reached at the moment"],
  ["status 429", carrierErrors(429, "10429", "Too Many Requests"), "Please try again in a minute."],
  ["an error about the address", carrierErrors(400, "1", "Bad"), "Please check the city, the postal code"],
])("the page shows a message when the carrier answers with %s", async (_, reply, words) => {
  carrier().reply.locations = reply;
  const answer = await open(asked());
  expect([answer.status, mainText(answer)]).toEqual([200, expect.stringContaining(words)]);
});

test("a search requires a city or a postal code", async () => {
  const answer = await open("/where-to-buy?pickup-country=DE&pickup-street=Hauptstr.+1");
  expect(mainText(answer)).toContain("Please enter a city or a postal code");
  expect(carrier().asked.locations).toHaveLength(0);
});

test("hostile texts are shown as plain text", async () => {
  carrier().reply.locations = json(200, responseOf(hostileLocation));
  const answer = await open(asked());
  expect(mainText(answer)).toContain("B&amp;B alert(1) STORE® EVIL");
  expect(answer.body).not.toMatch(/<script>alert|onerror=|javascript:|\u202e|X{61}/);
});

test("a token that was revoked is replaced once", async () => {
  await open(asked());
  carrier().reset();
  carrier().tokens.clear();
  expect(mainText(await open(asked()))).toContain("10 pick-up points");
  expect([carrier().asked.tokens, carrier().asked.locations.length]).toEqual([1, 2]);
});

test("a carrier that rejects every token is called only twice", async () => {
  carrier().reply.locations = carrierErrors(401, "250002", "Invalid Authentication Information.");
  expect(mainText(await open(asked()))).toContain("cannot be reached at the moment");
  expect(carrier().asked.locations).toHaveLength(2);
});

test("a visitor may search thirty times a minute", async () => {
  const statuses: boolean[] = [];
  for (let count = 0; count < 31; count++) {
    const answer = await open(asked(), "en", "203.0.113.20");
    statuses.push(mainText(answer).includes("10 pick-up points"));
  }
  expect(statuses).toEqual([...Array(30).fill(true), false]);
});

test("a carrier that hangs delays only the search, for at most eight seconds", async () => {
  carrier().reply.locations = "hang";
  const started = performance.now();
  const search = open(asked());
  expect(mainText(await open("/where-to-buy"))).toContain("Pick-up points");
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(mainText(await search)).toContain("The carrier did not answer in time.");
  expect(performance.now() - started).toBeLessThan(8_500);
});

test("no secret is logged or sent", () => {
  expect(site.answers.length).toBeGreaterThan(15);
  expect(findLeaks(site)).toEqual([]);
});
