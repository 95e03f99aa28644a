/** The built server with a fake carrier, and requests to its two public addresses. */
import { afterAll, beforeAll, beforeEach } from "vitest";

import { type FakeCarrier, client, startCarrier } from "./carrier.ts";
import { type Answer, startServer, type TestServer } from "./server.ts";
import { sites } from "./sites.ts";

export const { host } = sites.find(({ code }) => code === "de")!;
export const grant = "grant_type=client_credentials";

export const neuss = {
  addressLine: "Hauptstr. 1",
  city: "Neuss",
  postalCode: "41460",
  countryCode: "DE",
  state: "",
};

export type CarrierSite = {
  carrier: FakeCarrier;
  server: TestServer;
  /** All responses so far. */ answers: Answer[];
};

/** Starts them once per test file and restores the carrier's default responses before each test. */
export function useCarrierSite() {
  const site = { answers: [] as Answer[] } as CarrierSite;
  let visitors = 0;
  beforeAll(async () => {
    site.carrier = await startCarrier();
    site.server = await startServer({ TRUST_PROXY: "1", APP_ENV: "test", ...site.carrier.environment });
  });
  beforeEach(async () => {
    site.carrier.reset();
    // A success closes the circuit breaker, which failures of the previous test may have opened.
    await getToken();
    site.carrier.reset();
  });
  afterAll(async () => {
    await site.server.stop();
    await site.carrier.stop();
  });

  /** Each request comes from another visitor, so that no limit is reached. */
  const visitor = () => {
    visitors += 1;
    return `198.51.${visitors >> 8}.${visitors & 255}`;
  };

  async function post(path: string, type: string, body: string, headers: Record<string, string> = {}) {
    const answer = await site.server.fetch(host, path, {
      method: "POST",
      headers: {
        "content-type": type,
        "x-forwarded-for": visitor(),
        origin: `https://${host}`,
        "sec-fetch-site": "same-origin",
        ...headers,
      },
      body,
    });
    site.answers.push(answer);
    return answer;
  }

  const getToken = (body = grant, headers: Record<string, string> = {}) =>
    post("/api/get-token", "application/x-www-form-urlencoded", body, headers);

  const getLocations = (token: string, data: unknown = neuss) =>
    post("/api/get-locations", "application/json", JSON.stringify({ token, data }));

  async function open(path: string, code = "en", address = visitor()) {
    const answer = await site.server.fetch(`${code}.localhost`, path, {
      headers: { "x-forwarded-for": address },
    });
    site.answers.push(answer);
    return answer;
  }

  return { site, post, getToken, getLocations, open };
}

export const errorIn = ({ body }: Answer) =>
  (JSON.parse(body) as { error: { code: string; carrierCode?: string } }).error;

/** @returns secrets and personal data in responses and log; empty if there are none */
export function findLeaks({ answers, carrier, server }: CarrierSite): string[] {
  const bodies = answers.map(({ body }) => body);
  const pages = bodies.filter((body) => body.startsWith("<!DOCTYPE html>"));
  const log = JSON.stringify(server.log());
  const basic = Buffer.from(`${client.id}:${client.secret}`).toString("base64");
  const rules: [string[], RegExp][] = [
    [[...bodies, log], new RegExp([client.id, client.secret, basic].join("|"))],
    [bodies, /\.(?:ts|js|java):\d|node_modules/],
    [[...pages, log], new RegExp([...carrier.tokens].join("|"))],
    // Not the postal code alone: request ids and times may contain its digits.
    [[log], /Hauptstr|\b41460\b|pickup-/],
  ];
  return rules.flatMap(([texts, secret]) => texts.flatMap((text) => secret.exec(text)?.[0] ?? []));
}
