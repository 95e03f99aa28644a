import { Scripts } from "@tanstack/react-router";
import { createContext, use } from "react";
import bootScript from "virtual:boot-script";

import type { HydrationData } from "./hydration-data.ts";

export type BootData = HydrationData & {
  stateAddress: string | undefined;
};

export const BootContext = createContext<BootData | undefined>(undefined);

/** Replaces `<Scripts />`: the boot script loads the application on first interaction. */
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
