import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

import { toasts } from "#styled-system/recipes";

/** Milliseconds. */
const backOnlineDisplay = 4_000;

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** True on the server and if the browser does not report it. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export function OnlineNotice() {
  const online = useOnline();
  const back = useJustBack(online);
  return (
    <div role="status" className={toasts().stack}>
      {!online && (
        <p className={toasts({ tone: "warning" }).toast}>
          <Trans>You are offline. What is already loaded can still be read.</Trans>
        </p>
      )}
      {back && (
        <p className={toasts().toast}>
          <Trans>You are online again.</Trans>
        </p>
      )}
    </div>
  );
}

function useJustBack(online: boolean): boolean {
  const wasOffline = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    const returned = online && wasOffline.current;
    wasOffline.current = !online;
    setBack(returned);
    if (!returned) return;
    const timer = setTimeout(() => setBack(false), backOnlineDisplay);
    return () => clearTimeout(timer);
  }, [online]);
  return back;
}
