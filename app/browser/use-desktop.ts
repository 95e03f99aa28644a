import { useSyncExternalStore } from "react";

import { isDesktop } from "./device.ts";

const never = () => () => {};

/** Undefined on the server and until hydration, so that both render the same. */
export const useDesktop = (): boolean | undefined =>
  useSyncExternalStore(
    never,
    () => isDesktop(navigator.userAgent),
    () => undefined,
  );
