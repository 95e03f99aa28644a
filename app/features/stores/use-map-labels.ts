import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { MapLabels } from "./map/map-engine.ts";

export function useMapLabels(map: string): MapLabels {
  const { t, i18n } = useLingui();
  return {
    language: i18n.locale,
    map,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    cluster: (count) =>
      t`${plural(count, { one: "# place, zoom in", other: "# places close together, zoom in" })}`,
    gestures: {
      windows: t`Hold Ctrl and scroll to zoom the map`,
      mac: t`Hold ⌘ and scroll to zoom the map`,
      touch: t`Use two fingers to move the map`,
    },
  };
}
