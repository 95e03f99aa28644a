import { isLeaving } from "#app/browser/leaving.ts";
import { markDispensable } from "#app/framework/missing-files.ts";

import type { CreateEngine, EngineOptions, MapEngine } from "./map-engine.ts";
import type { MapsService } from "./maps-service.ts";

/** @returns undefined without WebGL, after a failure or the container's removal; the static map stays visible */
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
    // The container may have been removed while the code was loading; it then has no size and no styles.
    return options.container.isConnected ? await createEngine(options) : undefined;
  } catch (error) {
    // A failed import does not justify a page reload, because the list has the same information.
    markDispensable(error);
    // Not an error if the visitor has left the map or the page.
    if (options.container.isConnected && !isLeaving()) console.error("The map could not be started", error);
    return undefined;
  }
}

const hasWebGl = (): boolean => document.createElement("canvas").getContext("webgl2") !== null;
