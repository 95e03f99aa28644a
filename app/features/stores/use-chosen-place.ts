import { useEffect, useState } from "react";

import { getPlace } from "#app/server/domain/places/places.functions.ts";

import type { ListedPlace } from "./place-card.tsx";

/** The place of a pin. Places on other pages of the list are fetched. */
export function useChosenPlace(places: readonly ListedPlace[], slug: string | undefined) {
  const [fetched, setFetched] = useState<ListedPlace>();
  const listed = places.find((place) => place.slug === slug);
  const missing = listed ? undefined : slug;
  useEffect(() => {
    if (missing === undefined) return undefined;
    let current = true;
    const load = async () => {
      try {
        const place = await getPlace({ data: { slug: missing } });
        if (current) setFetched(place);
      } catch (error) {
        console.error("The place could not be loaded", error);
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [missing]);
  return { place: listed ?? (fetched?.slug === slug ? fetched : undefined), isListed: listed !== undefined };
}
