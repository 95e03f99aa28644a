import type { Server } from "node:http";
import type { Socket } from "node:net";

import { networkOf } from "./client-network.ts";

/** `perNetwork`: of one visitor, or of an office behind one address. */
export type WaitingLimits = { total: number; perNetwork: number };

/**
 * Bounds the connections that have not sent a whole request header yet. Beyond it the one goes that has waited longest:
 * a visitor's request comes within a round trip, so those who are left waiting are those who send nothing.
 * The proxy's connections, which all come from one address, send their request at once.
 */
export function boundWaitingConnections(server: Server, limits: WaitingLimits): void {
  const all = new Set<Socket>();
  const networks = new Map<string, Set<Socket>>();
  /** What a socket is counted under: its address is unknown once it is closed. */
  const networkOfSocket = new WeakMap<Socket, string>();

  function forget(socket: Socket) {
    if (!all.delete(socket)) return;
    const network = networkOfSocket.get(socket)!;
    const own = networks.get(network)!;
    own.delete(socket);
    if (own.size === 0) networks.delete(network);
  }

  const dropOldest = (sockets: ReadonlySet<Socket>, limit: number) => {
    if (sockets.size <= limit) return;
    const [oldest] = sockets;
    forget(oldest!);
    oldest!.destroy();
  };

  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const own = networks.get(network) ?? new Set();
    networks.set(network, own.add(socket));
    all.add(socket);
    networkOfSocket.set(socket, network);
    socket.once("close", () => forget(socket));
    dropOldest(own, limits.perNetwork);
    dropOldest(all, limits.total);
  });
  server.on("request", ({ socket }) => forget(socket));
}
