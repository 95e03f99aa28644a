import { networkOf } from "./client-network.ts";

/** `perNetwork`: one visitor, or an office behind one address. */
export type OpenPostLimits = { total: number; perNetwork: number };

export type OpenPosts = {
  /** @returns a function to call when the post is done, or the limit that it exceeds */
  enter: (clientAddress: string) => (() => void) | keyof OpenPostLimits;
};

/** A post may take minutes, with a connection, buffers and up to 50 MB of disk. */
export function createOpenPosts({ total, perNetwork }: OpenPostLimits): OpenPosts {
  const counts = new Map<string, number>();
  let open = 0;
  return {
    enter: (clientAddress) => {
      const network = networkOf(clientAddress);
      const own = counts.get(network) ?? 0;
      if (own >= perNetwork) return "perNetwork";
      if (open >= total) return "total";
      counts.set(network, own + 1);
      open += 1;
      return () => {
        const left = counts.get(network)! - 1;
        if (left === 0) counts.delete(network);
        else counts.set(network, left);
        open -= 1;
      };
    },
  };
}
