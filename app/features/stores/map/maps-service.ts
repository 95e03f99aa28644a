import { createContext } from "react";

import { type Services, usualMapsScript } from "#app/site/services.ts";

/** An outside maps service that a site has a key for. */
export type MapsService = { key: string; /** Address of its script. */ script: string };

/** @returns nothing for a site without a key */
export const mapsServiceOf = ({ maps }: Services): MapsService | undefined =>
  maps && { key: maps.key, script: maps.script ?? usualMapsScript };

/**
 * Asks for the outside maps service at the moment a map is about to start: nothing without a key, or
 * before the visitor has agreed. A map that already runs is not exchanged.
 */
export const MapsServiceContext = createContext<() => MapsService | undefined>(() => undefined);
