/** The carrier's tokens for pages of the site, with a fake carrier. */
import { describe, expect, test } from "vitest";

import { carrierErrors, client } from "../support/carrier.ts";
import { errorIn, findLeaks, grant, host, useCarrierSite } from "../support/carrier-site.ts";
import type { Answer } from "../support/server.ts";
import { json, type Reply } from "../support/fake-server.ts";

const { site, post, getToken } = useCarrierSite();
const carrier = () => site.carrier;

const html: Reply = { status: 200, type: "text/html", body: "<html><pre>at Gateway.java:7</pre></html>" };

const tokenIn = ({ body }: Answer) => (JSON.parse(body) as { access_token: string }).access_token;

describe("POST /api/get-token", () => {
  test("returns the carrier's answer as JSON, uncached and without the client's name", async () => {
    const answer = await getToken();
    expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "application/json; charset=utf-8",
      "no-store",
    ]);
    expect(JSON.parse(answer.body)).toMatchObject({
      token_type: "Bearer",
      expires_in: "14399",
      status: "approved",
    });
    expect(carrier().tokens).toContain(tokenIn(answer));
    expect(answer.body).not.toContain("client_id");
  });

  test("returns expires_in as the carrier sends it", async () => {
    carrier().expiresIn = 3600;
    expect(JSON.parse((await getToken()).body)).toMatchObject({ expires_in: 3600 });
  });

  test.each([
    ["a page of another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a page of a neighbouring site", { origin: "https://brand.example", "sec-fetch-site": "same-site" }],
  ])("gives no token to %s", async (_, headers) => {
    expect([(await getToken(grant, headers)).status, carrier().asked.tokens]).toEqual([403, 0]);
  });

  test("gives no token to requests without an origin", async () => {
    const { status } = await site.server.fetch(host, "/api/get-token", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: grant,
    });
    expect([status, carrier().asked.tokens]).toEqual([403, 0]);
  });

  test.each([
    ["another grant", "grant_type=authorization_code&code=1", 400],
    ["a refreshed token", "grant_type=refresh_token&refresh_token=1", 400],
    ["two grants", `${grant}&grant_type=refresh_token`, 400],
    ["no grant", "", 400],
    ["a body that is too large", `${grant}&x=${"x".repeat(20_000)}`, 413],
  ])("rejects %s", async (_, body, status) => {
    expect([(await getToken(body)).status, carrier().asked.tokens]).toEqual([status, 0]);
  });

  test("rejects a body that is not a form", async () => {
    expect((await post("/api/get-token", "application/json", "{}")).status).toBe(415);
  });

  test.each(["GET", "HEAD"])("rejects %s", async (method) => {
    const { status, headers } = await site.server.fetch(host, "/api/get-token", { method });
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });

  test("forwards only the grant", async () => {
    // The fake rejects any other body.
    expect((await getToken(`${grant}&scope=everything&client_id=mine`)).status).toBe(200);
  });

  test("answers a visitor at most ten times a minute, without a limit for other visitors", async () => {
    const greedy = { "x-forwarded-for": "203.0.113.9" };
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await getToken(grant, greedy)).status),
    );
    expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await getToken(grant, greedy);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await getToken()).status).toBe(200);
  });

  test.each<[string, Reply | Reply[], number, string]>([
    [
      "that refuses this server's credentials",
      carrierErrors(401, "10401", `ClientId is Invalid: ${client.id}`),
      502,
      "credentials",
    ],
    ["that has blocked the merchant", carrierErrors(403, "10403", "Blocked Merchant"), 502, "credentials"],
    [
      "that accepts no more requests",
      json(429, { response: { errors: [] } }, { "retry-after": "30" }),
      429,
      "busy",
    ],
    ["that sends HTML instead of JSON", html, 502, "nonsense"],
    ["that is down", { status: 503, type: "text/html", body: "<h1>Down</h1>" }, 502, "nonsense"],
    ["that ends the connection", "reset", 502, "unreachable"],
    [
      "that redirects to another host",
      { status: 302, body: "", headers: { location: "https://evil.example" } },
      502,
      "nonsense",
    ],
  ])("reports the error of a carrier %s", async (_, reply, status, code) => {
    carrier().reply.token = reply;
    const answer = await getToken();
    expect([answer.status, errorIn(answer).code]).toEqual([status, code]);
  });

  test("passes on the Retry-After header of a carrier that accepts no more requests", async () => {
    carrier().reply.token = json(429, { response: { errors: [] } }, { "retry-after": "30" });
    const answer = await getToken();
    expect([answer.status, errorIn(answer).code, answer.headers["retry-after"]]).toEqual([429, "busy", "30"]);
  });

  test("repeats a request once after a network failure or a 503, but not after a rejection", async () => {
    carrier().reply.token = ["reset"];
    expect([(await getToken()).status, carrier().asked.tokens]).toEqual([200, 2]);
    carrier().reset();
    carrier().reply.token = [{ status: 503, body: "" }];
    expect([(await getToken()).status, carrier().asked.tokens]).toEqual([200, 2]);
    carrier().reset();
    carrier().reply.token = [carrierErrors(401, "10401", "ClientId is Invalid")];
    expect([(await getToken()).status, carrier().asked.tokens]).toEqual([502, 1]);
  });
});

test("a hanging carrier causes a time-out of six seconds, then it gets no requests, and pages are not delayed", async () => {
  const timeOf = async (path: string) => {
    const started = performance.now();
    const { status } = await site.server.fetch(host, path);
    expect(status).toBe(200);
    return performance.now() - started;
  };
  const pages = ["/", "/where-to-buy", "/service-center", "/product/arc"];
  const measure = async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) for (const path of pages) times.push(await timeOf(path));
    return times.toSorted((a, b) => a - b)[times.length / 2]!;
  };
  await measure();
  const before = await measure();
  carrier().reply = { token: "hang", locations: "hang" };
  const waiting = Array.from({ length: 5 }, () => getToken());
  const during = await measure();
  console.info(`a page: ${before.toFixed(1)} ms, with a hanging carrier ${during.toFixed(1)} ms`);
  // Far below a time-out, with a margin for other load on the machine.
  expect(during).toBeLessThan(3 * before + 300);
  for (const answer of await Promise.all(waiting)) {
    expect([answer.status, errorIn(answer).code]).toEqual([504, "timeout"]);
  }
  const started = performance.now();
  const paused = await getToken();
  expect([paused.status, errorIn(paused).code]).toEqual([503, "paused"]);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(Number(paused.headers["retry-after"])).toBeGreaterThan(20);
});

test("no secret is logged or sent", () => {
  expect(site.answers.length).toBeGreaterThan(15);
  expect(findLeaks(site)).toEqual([]);
});
