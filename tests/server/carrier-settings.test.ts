/** Servers with other settings of the carrier. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type FakeCarrier, startCarrier } from "../support/carrier.ts";
import { mainText } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

const host = "en.localhost";
const form = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  body: "grant_type=client_credentials",
};
const question = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ token: "abc", data: { city: "Neuss", countryCode: "DE" } }),
};
const asked = "/where-to-buy?pickup-city=Neuss&pickup-country=DE";

let carrier: FakeCarrier;
beforeAll(async () => {
  carrier = await startCarrier();
});
afterAll(() => carrier.stop());

describe("without a carrier", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ CARRIER_BASE_URL: carrier.url, CARRIER_CLIENT_ID: "half" });
  });
  afterAll(() => server.stop());

  test("both endpoints answer with 503", async () => {
    for (const [path, options] of [
      ["/api/get-token", form],
      ["/api/get-locations", question],
    ] as const) {
      const { status, body } = await server.fetch(host, path, options);
      expect([status, JSON.parse(body)]).toMatchObject([503, { error: { code: "not-configured" } }]);
    }
  });

  test("pages have no search for pick-up points, unless the address requests one", async () => {
    for (const path of ["/where-to-buy", "/service-center"]) {
      expect((await server.fetch(host, path)).body).not.toContain("pickup-");
    }
    const answer = await server.fetch(host, asked);
    expect(answer.status).toBe(200);
    expect(mainText(answer)).toContain("Pick-up points cannot be searched on this site.");
  });

  test("the log names the missing settings", () => {
    expect(server.log()).toContainEqual(
      expect.objectContaining({ msg: "carrier is not configured", missing: ["CARRIER_CLIENT_SECRET"] }),
    );
  });
});

describe("with the token endpoint switched off, and drop-off points", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      ...carrier.environment,
      CARRIER_TOKEN_ENDPOINT: "off",
      CARRIER_REQUEST_OPTION: "1",
    });
  });
  afterAll(() => server.stop());

  test("no client gets a token, and pages still find points", async () => {
    const { status, body } = await server.fetch(host, "/api/get-token", form);
    expect([status, JSON.parse(body)]).toMatchObject([404, { error: { code: "switched-off" } }]);
    expect(mainText(await server.fetch(host, asked))).toContain("10 pick-up points");
    expect(carrier.asked.locations.at(-1)).toMatchObject({ option: "1" });
  });
});
