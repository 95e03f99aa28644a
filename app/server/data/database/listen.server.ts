import { Client, escapeIdentifier } from "pg";

type ListenOptions = {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onConnectionError: (error: Error) => void;
};

const reconnectDelayMilliseconds = 1_000;

/**
 * Listens on its own connection and reconnects. After a reconnect, messages may be lost: the payload is empty.
 * @throws (rejects) when the first connection fails
 */
export async function listenWithReconnect(options: ListenOptions): Promise<() => Promise<void>> {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const client = await listen(options, () => {
      if (!closed) timer = setTimeout(reconnect, reconnectDelayMilliseconds).unref();
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
      // `onConnectionError` has reported the loss of the connection.
      if (!closed) timer = setTimeout(reconnect, reconnectDelayMilliseconds).unref();
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
