import { Plural, useLingui } from "@lingui/react/macro";

import type { ServiceCenterFinder as Found } from "#app/server/domain/places/places.functions.ts";

import { PlaceFinder } from "./place-finder.tsx";

export function ServiceCenterFinder(found: Found) {
  const { t } = useLingui();
  const count = found.places.length;
  return (
    <PlaceFinder
      action="/service-center"
      {...found}
      count={<Plural value={count} one="# service centre" other="# service centres" />}
      mapLabel={t`Map of the service centres`}
    />
  );
}
