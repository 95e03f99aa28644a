import { createContext } from "react";

import { type Services, usualMapsScript } from "#app/site/services.ts";

export type MapsService = { key: string; script: string };

export const mapsServiceOf = ({ maps }: Services): MapsService | undefined =>
  maps && { key: maps.key, script: maps.script ?? usualMapsScript };

/** Returns the external maps service if it is configured and the visitor has consented. Read once, when a map starts. */
export const MapsServiceContext = createContext<() => MapsService | undefined>(() => undefined);
