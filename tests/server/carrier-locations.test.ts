/** The carrier's locations as the server publishes them, with a fake carrier. */
import { describe, expect, test } from "vitest";

import { carrierErrors } from "../support/carrier.ts";
import {
  responseOf,
  candidatesResponse,
  failureInside,
  hiddenPhone,
  internalId,
  location,
} from "../support/carrier-responses.ts";
import { errorIn, findLeaks, neuss, useCarrierSite } from "../support/carrier-site.ts";
import type { Answer } from "../support/server.ts";
import { json, type Reply } from "../support/fake-server.ts";

const { site, post, getToken, getLocations } = useCarrierSite();
const carrier = () => site.carrier;

const html: Reply = { status: 200, type: "text/html", body: "<html><pre>at Gateway.java:7</pre></html>" };

const tokenIn = ({ body }: Answer) => (JSON.parse(body) as { access_token: string }).access_token;
const locationsIn = ({ body }: Answer) =>
  (JSON.parse(body) as { LocatorResponse: { SearchResults: { DropLocation: Record<string, unknown>[] } } })
    .LocatorResponse.SearchResults.DropLocation;

describe("POST /api/get-locations", () => {
  test("sends the locator request and returns the carrier's answer, without hidden and internal numbers", async () => {
    const token = tokenIn(await getToken());
    const answer = await getLocations(token);
    expect(answer.status).toBe(200);
    expect(locationsIn(answer)).toHaveLength(10);
    expect(locationsIn(answer)[0]).toMatchObject({
      AddressKeyFormat: { ConsigneeName: "KIOSK 1" },
      PhoneNumber: ["0049 2131 555001"],
      AccessPointInformation: { PublicAccessPointID: "U10000001" },
    });
    expect(answer.body).not.toContain(internalId);
    expect(answer.body).not.toContain(hiddenPhone);
    const [question] = carrier().asked.locations;
    expect(question).toMatchObject({
      option: "64",
      token,
      request: {
        OriginAddress: {
          AddressKeyFormat: {
            AddressLine: "Hauptstr. 1",
            PoliticalDivision2: "Neuss",
            PostcodePrimaryLow: "41460",
            CountryCode: "DE",
          },
        },
        LocationSearchCriteria: { MaximumListSize: "10", SearchRadius: "150" },
        UnitOfMeasurement: { Code: "KM" },
        SortCriteria: { SortType: "01" },
        Translate: { Locale: "en_US" },
      },
    });
    expect(question!.request.OriginAddress?.AddressKeyFormat).not.toHaveProperty("PoliticalDivision1");
  });

  test.each([
    ["one object instead of a list", responseOf(location(7)), "KIOSK 7"],
    ["candidates instead of locations", candidatesResponse, "FRANKFURT"],
    ["an empty result", responseOf(undefined), "SearchResults"],
  ])("passes on %s", async (_, body, word) => {
    carrier().reply.locations = json(200, body);
    const answer = await getLocations("any-token");
    expect([answer.status, answer.body.includes(word)]).toEqual([200, true]);
  });

  test.each<[string, Reply, number, string, string | undefined]>([
    ["a failure inside a success", json(200, failureInside), 502, "failed", "350201"],
    ["a page instead of JSON", html, 502, "nonsense", undefined],
    ["a list instead of an object", json(200, []), 502, "nonsense", undefined],
    ["three megabytes", json(200, responseOf("x".repeat(3 * 1024 * 1024))), 502, "nonsense", undefined],
    ["status 429", carrierErrors(429, "10429", "Too Many Requests"), 429, "busy", undefined],
    ["an error about the address", carrierErrors(400, "120100", "Bad address"), 400, "refused", "120100"],
    [
      "a page with status 404",
      { status: 404, type: "text/html", body: "<h1>404</h1>" },
      502,
      "nonsense",
      undefined,
    ],
  ])("reports an error when the carrier sends %s", async (_, reply, status, code, carrierCode) => {
    carrier().reply.locations = reply;
    const answer = await getLocations("any-token");
    expect([answer.status, errorIn(answer).code, errorIn(answer).carrierCode]).toEqual([
      status,
      code,
      carrierCode,
    ]);
  });

  test("answers a token that the carrier rejects with 401", async () => {
    const answer = await getLocations("stolen-or-old");
    expect([answer.status, errorIn(answer).code, carrier().asked.tokens]).toEqual([401, "unauthorized", 0]);
  });

  test.each([
    ["no token", { data: neuss }],
    ["a token with a line end", { token: "abc\r\nx-evil: 1", data: neuss }],
    ["a token of more than 4 kB", { token: "a".repeat(4_097), data: neuss }],
    ["no address", { token: "abc" }],
    ["a country in small letters", { token: "abc", data: { ...neuss, countryCode: "de" } }],
    ["a street that is too long", { token: "abc", data: { ...neuss, addressLine: "a".repeat(101) } }],
    ["control characters", { token: "abc", data: { ...neuss, city: "Ne\u0007uss" } }],
    ["a list", []],
  ])("rejects %s", async (_, body) => {
    const { status } = await post("/api/get-locations", "application/json", JSON.stringify(body));
    expect([status, carrier().asked.locations.length]).toEqual([400, 0]);
  });

  test("rejects invalid JSON, a body that is too large and a request from another site", async () => {
    expect((await post("/api/get-locations", "application/json", "{")).status).toBe(400);
    expect((await post("/api/get-locations", "application/json", `"${"a".repeat(20_000)}"`)).status).toBe(
      413,
    );
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await post("/api/get-locations", "application/json", "{}", foreign)).status).toBe(403);
  });
});

test("no secret is logged or sent", () => {
  expect(site.answers.length).toBeGreaterThan(15);
  expect(findLeaks(site)).toEqual([]);
});
