import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

import { afterEach, beforeEach, expect, test } from "vitest";

import { boundWaitingConnections } from "./waiting-connections.ts";

let server: Server;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  server = createServer((_request, response) => response.end("served"));
  boundWaitingConnections(server, { total: 6, perNetwork: 4 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const open = async (localAddress: string) => {
  const socket = connect({ port: port(), host: "127.0.0.1", localAddress });
  sockets.push(socket.on("error", () => {}));
  // The socket notices its end only while it is read.
  socket.resume();
  await once(socket, "connect");
  return socket;
};
const openOf = (all: Socket[]) => all.filter(({ readyState }) => readyState === "open").length;

test("the oldest silent connections of one address are closed, and other visitors are served", async () => {
  const attack: Socket[] = [];
  for (let count = 0; count < 10; count += 1) attack.push(await open("127.0.0.1"));
  await expect.poll(() => openOf(attack)).toBe(4);
  expect(openOf(attack.slice(-4))).toBe(4);
  const [response] = await once(
    get({ port: port(), host: "127.0.0.1", localAddress: "127.0.0.2" }),
    "response",
  );
  expect(response.statusCode).toBe(200);
  response.resume();
});

test("the oldest silent connections of many addresses are closed", async () => {
  const attack: Socket[] = [];
  for (let count = 1; count <= 9; count += 1) attack.push(await open(`127.0.0.${count}`));
  await expect.poll(() => openOf(attack)).toBe(6);
  expect(openOf(attack.slice(-6))).toBe(6);
});

test("a connection that has sent a request is not closed", async () => {
  const visitor = await open("127.0.0.1");
  visitor.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(visitor, "data");
  for (let count = 0; count < 10; count += 1) await open("127.0.0.1");
  await expect.poll(() => openOf(sockets)).toBe(5);
  expect(visitor.readyState).toBe("open");
});
