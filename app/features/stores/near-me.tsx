import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { formatPosition } from "#app/site/position.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDeferredUntilHydrated } from "#app/browser/use-deferred-until-hydrated.ts";
import { button, found, placeFinder } from "#styled-system/recipes";

/** Milliseconds. */
const timeout = 10_000;

type LocationState = "idle" | "pending" | "denied";

/** Sorts the results by distance. Needs the browser's geolocation and the visitor's permission. */
export function NearMe({ action, search }: { action: string; search: Record<string, unknown> }) {
  const styles = placeFinder();
  const deferredProps = useDeferredUntilHydrated("click");
  const navigate = useNavigate();
  const [state, setState] = useState<LocationState>("idle");
  const locate = () => {
    setState("pending");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        void navigate({
          to: action,
          search: { ...search, page: undefined, near: formatPosition(coords) },
          resetScroll: false,
        });
      },
      () => setState("denied"),
      { timeout, maximumAge: 10 * 60_000 },
    );
  };
  return (
    <>
      <button
        {...deferredProps}
        type="button"
        className={`${button({ look: "outline", size: "xs" })} ${styles.nearMe}`}
        aria-busy={state === "pending"}
        onClick={locate}
      >
        <Icon name="pin" size={20} />
        <Trans comment="button">Near me</Trans>
      </button>
      <span role="status" className={found().notice}>
        {state === "denied" && (
          <Trans>Your browser didn't tell us where you are. Choose a country or enter a city instead.</Trans>
        )}
      </span>
    </>
  );
}
