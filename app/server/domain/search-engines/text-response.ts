/** Shared caches may store it for one hour. */
export const textResponse = (body: string, type: "application/xml" | "application/atom+xml" | "text/plain") =>
  new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" },
  });
