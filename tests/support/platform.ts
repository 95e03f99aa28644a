/**
 * A fake platform API on this machine. Its response formats are those of the specification and those that
 * docs/decisions/014-the-platform-over-http.md assumes. It rejects all other requests.
 */
import { json, type Question, type Reply, startFakeServer, type FakeServer } from "./fake-server.ts";

type ByLocale<Value> = Record<string, Value>;

/** Stored data. */
export type PlatformContent = {
  /** Menu items by key; `menu_header_1` has items of its own shape. */
  menus: ByLocale<Record<string, unknown[]>>;
  siteInfo: ByLocale<Record<string, unknown>>;
  /** By award. */
  invitations: ByLocale<Record<string, Record<string, unknown>>>;
};

export type FakePlatform = FakeServer & {
  /** Environment of a server that uses it. */
  environment: Record<string, string>;
  content: PlatformContent;
  /** Replaces the default response, for all requests or for those that the function selects. */
  reply: Reply | ((question: Question) => Reply | undefined) | undefined;
  asked: Question[];
  /** Recipients of invitations, once per idempotency key. */
  invited: string[];
};

export async function startPlatform(content: PlatformContent): Promise<FakePlatform> {
  const server = await startFakeServer(answer);
  const keys = new Set<unknown>();
  const platform: FakePlatform = {
    ...server,
    environment: { PLATFORM_API_URL: server.url, PLATFORM_API_CONTENT: "on" },
    content,
    reply: undefined,
    asked: [],
    invited: [],
  };

  function answer(question: Question): Reply {
    platform.asked.push(question);
    const { reply } = platform;
    return (typeof reply === "function" ? reply(question) : reply) ?? usualResponse(question);
  }

  function usualResponse(question: Question): Reply {
    const { method, url } = question;
    return answers[`${method} ${url.pathname}`]?.(question) ?? json(404, { message: "Not found" });
  }

  const answers: Record<string, (question: Question) => Reply | undefined> = {
    "GET /v2/menus": ({ url: { searchParams } }) => {
      const menus = platform.content.menus[searchParams.get("locale") ?? ""];
      if (!menus) return undefined;
      const wanted = (searchParams.get("keys") ?? "").split(",").filter((key) => key in menus);
      return json(200, Object.fromEntries(wanted.map((key) => [key, [{ data: menus[key] }]])));
    },
    "GET /v2/site-info": ({ url: { searchParams } }) => {
      const data = platform.content.siteInfo[searchParams.get("locale") ?? ""];
      return data && json(200, { data });
    },
    "GET /v2/awards/invitation": ({ url: { searchParams } }) => {
      const awards = platform.content.invitations[searchParams.get("locale") ?? ""];
      const data = awards?.[searchParams.get("award") ?? ""];
      return data && json(200, { data });
    },
    "POST /v2/users/send-invitation": ({ headers, body }) => {
      const { email, ...others } = JSON.parse(body) as Record<string, unknown>;
      if (typeof email !== "string" || Object.keys(others).length > 0) return json(422, { message: "body" });
      const key = headers["idempotency-key"];
      if (key === undefined || !keys.has(key)) platform.invited.push(email);
      keys.add(key);
      return json(200, { data: { email } });
    },
    "POST /v2/submissions": () => json(201, {}),
  };

  return platform;
}
