import { useSyncExternalStore } from "react";

import { isDesktop } from "./device.ts";

const never = () => () => {};

/** The device flag: unknown on the server and until hydration, so that both draw the same. */
export const useDesktop = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => isDesktop(navigator.userAgent),
    () => undefined,
  );
