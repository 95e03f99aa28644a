import { createServer, connect, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  /** Closes all connections and refuses new ones. */
  cut: () => Promise<void>;
  /** Accepts connections but forwards nothing until `cut` and `mend` are called. */
  hang: () => void;
  mend: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Forwards to a server on this machine, to simulate its outage without stopping it. */
export async function startProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  let hanging = false;
  const server = createServer((incoming) => {
    if (hanging) return keep(incoming);
    const outgoing = connect(target, "127.0.0.1");
    keep(incoming);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
    return undefined;
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      hanging = false;
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const hang = () => {
    hanging = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { port, cut, hang, mend: () => listen(port), stop: cut };
}
