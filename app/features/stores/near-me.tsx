import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { formatPosition } from "#app/site/position.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHeldUntilHydrated } from "#app/browser/use-held-until-hydrated.ts";
import { button, found, placeFinder } from "#styled-system/recipes";

/** Milliseconds that the browser may take to find out where it is. */
const patience = 10_000;

type Asked = "no" | "waiting" | "refused";

/** Sorts what is found by distance. Only the browser knows from where, and only if the visitor agrees. */
export function NearMe({ action, search }: { action: string; search: Record<string, unknown> }) {
  const styles = placeFinder();
  const held = useHeldUntilHydrated("click");
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>("no");
  const ask = () => {
    setAsked("waiting");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsked("no");
        void navigate({
          to: action,
          search: { ...search, near: formatPosition(coords) },
          resetScroll: false,
        });
      },
      () => setAsked("refused"),
      { timeout: patience, maximumAge: 10 * 60_000 },
    );
  };
  return (
    <>
      <button
        {...held}
        type="button"
        className={`${button({ look: "outline" })} ${styles.nearMe}`}
        aria-busy={asked === "waiting"}
        onClick={ask}
      >
        <Icon name="pin" size={20} />
        <Trans comment="button">Near me</Trans>
      </button>
      <span role="status" className={found().notice}>
        {asked === "refused" && (
          <Trans>Your browser did not tell where you are. Choose a country or enter a city instead.</Trans>
        )}
      </span>
    </>
  );
}
