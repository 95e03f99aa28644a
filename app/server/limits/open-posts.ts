import { networkOf } from "./client-network.ts";

/** Most posts that are being received or handled: of all visitors, and of one visitor or an office behind one address. */
export type OpenPostLimits = { total: number; perNetwork: number };

export type OpenPosts = {
  /**
   * Enters a post of this visitor.
   * @returns what to call when the post is done, or which limit it would exceed
   */
  enter: (clientAddress: string) => (() => void) | keyof OpenPostLimits;
};

/** A post may take minutes, and each holds a connection, buffers and up to 50 MB of the disk. */
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
