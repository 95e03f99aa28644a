import { markDispensable } from "#app/browser/dispensable-imports.ts";

import type { CreateEngine, EngineOptions, MapEngine } from "./map-engine.ts";
import type { MapsService } from "./maps-service.ts";

/**
 * Starts the outside maps service if there is one, else or when it fails the own engine.
 * @returns nothing without WebGL or when the container has left the document: the static map and the list stay
 */
export async function startEngine(
  options: EngineOptions,
  service: MapsService | undefined,
): Promise<MapEngine | undefined> {
  if (service) {
    const engine = await attempt(options, async () =>
      (await import("./maps-service-engine.ts")).createMapsServiceEngine(service),
    );
    if (engine) return engine;
  }
  if (!hasWebGl()) return undefined;
  return attempt(options, async () => (await import("./maplibre-engine.ts")).createMapLibreEngine);
}

async function attempt(options: EngineOptions, load: () => Promise<CreateEngine>) {
  try {
    const createEngine = await load();
    // The page may be left while the code is fetched: a container outside the document has no size and no styles.
    return options.container.isConnected ? await createEngine(options) : undefined;
  } catch (error) {
    // Not worth a reload of the page: it has everything in words.
    markDispensable(error);
    console.error("The map could not be started", error);
    return undefined;
  }
}

const hasWebGl = (): boolean => document.createElement("canvas").getContext("webgl2") !== null;
