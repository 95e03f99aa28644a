import type { Server } from "node:http";
import type { Socket } from "node:net";

import { networkOf } from "./client-network.ts";

export type WaitingLimits = { total: number; perNetwork: number };

/** Drops the oldest connections without a full request header; browsers send one within a round trip. */
export function boundWaitingConnections(server: Server, limits: WaitingLimits): void {
  const all = new Set<Socket>();
  const networks = new Map<string, Set<Socket>>();
  /** Stored because a closed socket no longer has its address. */
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
