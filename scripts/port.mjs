import { createServer } from "node:net";

import { reject } from "./command-line.mjs";

/** Environment variables of the same names are equivalent. */
export const addressOptions = {
  port: { type: "string", default: process.env.PORT || "3000" },
  host: { type: "string", default: process.env.HOST || "0.0.0.0" },
};

export const addressUsage = `
  --port 3300         port; also PORT=3300; default: 3000
  --host 127.0.0.1    address; also HOST=127.0.0.1; default: every address of this machine`;

const problems = {
  EADDRINUSE: "is in use. Stop the process that uses it, or choose another port with --port",
  EACCES: "requires more permissions. Choose a port from 1024 with --port",
  EADDRNOTAVAIL: "cannot be opened: this machine does not have the address of --host",
};

/** Exits if the address is unavailable. @param {string} name @param {{ port: string; host: string }} address */
export async function ensureFreePort(name, { port, host }) {
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    reject(name, `port ${port}: expected a number from 0 to 65535`);
  const error = await tryPort(Number(port), host);
  if (error) reject(name, `port ${port} ${problems[error.code] ?? error.message}`);
}

/** @returns {Promise<NodeJS.ErrnoException | undefined>} */
const tryPort = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
