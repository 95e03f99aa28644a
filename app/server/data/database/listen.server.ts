import { Client, escapeIdentifier } from "pg";

type ListenOptions = {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onConnectionError: (error: Error) => void;
};

/** Milliseconds between tries to listen again. */
const pause = 1_000;

/**
 * Listens for NOTIFY over a connection of its own, and again when that breaks. As nobody knows what was
 * missed in between, `onMessage` is then called with an empty payload.
 * @returns ends the listening
 * @throws (rejects) when the first connection fails
 */
export async function keepListening(options: ListenOptions): Promise<() => Promise<void>> {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const client = await listen(options, () => {
      if (!closed) timer = setTimeout(reconnect, pause).unref();
    });
    if (closed) await client.end();
    return client;
  };
  let current = await connect();

  async function reconnect() {
    try {
      current = await connect();
      options.onMessage("");
    } catch {
      // The loss was reported; the next look at the revision tells what else is wrong.
      if (!closed) timer = setTimeout(reconnect, pause).unref();
    }
  }

  return async () => {
    closed = true;
    clearTimeout(timer);
    await current.end();
  };
}

async function listen({ url, channel, onMessage, onConnectionError }: ListenOptions, onEnd: () => void) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  let listening = false;
  client.on("error", (error) => listening && onConnectionError(error));
  client.on("end", () => listening && onEnd());
  client.on("notification", ({ payload }) => onMessage(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  listening = true;
  return client;
}
