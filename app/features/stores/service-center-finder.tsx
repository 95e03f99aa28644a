import { Plural, useLingui } from "@lingui/react/macro";

import type { ServiceCenterFinder as Finder } from "#app/server/domain/places/places.functions.ts";

import { PlaceFinder } from "./place-finder.tsx";

export function ServiceCenterFinder({ finder }: { finder: Finder }) {
  const { t } = useLingui();
  const count = finder.total;
  return (
    <PlaceFinder
      list="service-centers"
      finder={finder}
      count={<Plural value={count} one="# service center" other="# service centers" />}
      mapLabel={t`Map of the service centers`}
    />
  );
}
