import type { RequestScope } from "../../scope/request-scope.ts";
import { writeProductFeed } from "./product-feed.server.ts";

/** Maximum concurrent feeds. Each reads a batch of products at a time, as fast as the client receives it. */
const maxOpen = 8;
/** Milliseconds, after which a slow client is disconnected. */
const maxTime = 600_000;
/** Seconds. */
const retryAfter = 30;

const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

let open = 0;

/** Streamed. Shared caches may store it for one hour. */
export function serveProductFeed(request: Request, scope: RequestScope): Response {
  if (open >= maxOpen)
    return new Response("Too many product feeds are being read\n", {
      status: 503,
      headers: { "content-type": "text/plain; charset=utf-8", "retry-after": String(retryAfter) },
    });
  const headers = {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
    vary: "accept-encoding",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const signal = AbortSignal.timeout(maxTime);
  const feed = streamOf(counted(writeProductFeed(scope), scope)).pipeThrough(new TextEncoderStream(), {
    signal,
  });
  return acceptsGzip.test(request.headers.get("accept-encoding") ?? "")
    ? new Response(feed.pipeThrough(new CompressionStream("gzip")), {
        headers: { ...headers, "content-encoding": "gzip" },
      })
    : new Response(feed, { headers });
}

const streamOf = (parts: AsyncGenerator<string>) =>
  new ReadableStream<string>(
    {
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 0 },
  );

async function* counted(parts: AsyncGenerator<string>, { log }: RequestScope): AsyncGenerator<string> {
  open += 1;
  try {
    yield* parts;
  } catch (error) {
    // The status has been sent: an aborted connection tells readers that the feed is incomplete.
    log.error({ err: error }, "product feed failed");
    throw error;
  } finally {
    open -= 1;
  }
}
