/**
 * Lets browsers load the part that calls the server, with its serializer (9 KB), with the first call instead of with the
 * application: what a page was drawn from comes without a call.
 */
import type { Plugin } from "vite";

const name = "virtual:late-server-functions";
const caller = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/;

export const lateServerFunctions = (): Plugin => {
  let fetcher: string | undefined;
  return {
    name: "late-server-functions",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer) {
      if (source !== "./serverFnFetcher.js" || !importer || !caller.test(importer)) return undefined;
      fetcher = (await this.resolve(source, importer, { skipSelf: true }))?.id;
      return `\0${name}`;
    },
    load: (id) =>
      id === `\0${name}`
        ? `export const serverFnFetcher = async (...call) => (await import(${JSON.stringify(fetcher)})).serverFnFetcher(...call);`
        : undefined,
  };
};
