import { Scripts } from "@tanstack/react-router";
import { createContext, use } from "react";
import bootScript from "virtual:boot-script";

import type { HydrationData } from "./hydration-data.ts";

export type BootData = HydrationData & {
  /** Where the state can be fetched; without an address the page carries it. */
  stateAddress: string | undefined;
};

/** Of the page that the server is rendering. */
export const BootContext = createContext<BootData | undefined>(undefined);

/**
 * Stands where `<Scripts />` would: the boot script, which loads the application when a visitor begins to do something. The
 * development server loads it at once.
 */
export function BootScripts() {
  const boot = use(BootContext);
  if (import.meta.env.DEV) return <Scripts />;
  if (!import.meta.env.SSR || !boot) return null;
  const { entry, modules, styles, state, stateAddress } = boot;
  return (
    <>
      {stateAddress === undefined && <script dangerouslySetInnerHTML={{ __html: state }} />}
      <script
        data-entry={entry}
        data-modules={modules.join(" ")}
        data-state={stateAddress}
        data-styles={stateAddress && styles}
        dangerouslySetInnerHTML={{ __html: bootScript }}
      />
    </>
  );
}
