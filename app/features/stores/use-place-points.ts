import { useEffect, useState } from "react";

import type { PlacePoints } from "#app/site/place-points.ts";

import type { Pin } from "./map/map-engine.ts";

/** @param address undefined as long as no map needs the points @returns undefined until they have arrived */
export function usePlacePoints(address: string | undefined): readonly Pin[] | undefined {
  const [loaded, setLoaded] = useState<{ address: string; pins: Pin[] }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const request = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(address, request);
        if (!response.ok) throw new Error(`The points of the map have status ${response.status}`);
        const { points } = (await response.json()) as PlacePoints;
        const pins = points.map(([id, label, latitude, longitude]) => ({ id, label, latitude, longitude }));
        if (!request.signal.aborted) setLoaded({ address, pins });
      } catch (error) {
        if (!request.signal.aborted) console.error("The points of the map could not be loaded", error);
      }
    };
    void load();
    return () => request.abort();
  }, [address]);
  return loaded?.address === address ? loaded?.pins : undefined;
}
