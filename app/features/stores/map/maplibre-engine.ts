import {
  type GeoJSONSource,
  type LngLatBoundsLike,
  Map as LibreMap,
  Marker,
  setWorkerUrl,
} from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";

// Same-origin worker: the default is a `blob:` URL in some setups, which the content security policy rejects.
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { prefersStillness } from "#app/browser/motion.ts";

import type { CreateEngine, MarkKind, Pin } from "./map-engine.ts";
import { collectionOf, maxZoom, spaceImage, styleOf } from "./map-style.ts";
import { createCluster, createMark, createPin } from "./markers.ts";
import { type GeoPoint, limitArea, unproject, type WorldBox } from "./mercator.ts";

const placeZoom = 6.5;
/** Fraction of the map's height that the details of a place may cover. */
const coveredHeight = 0.4;

/** MapLibre with data from this site only; it sends no request to third parties. */
export const createMapLibreEngine: CreateEngine = async ({ container, labels, view, onSelect, onMove }) => {
  setWorkerUrl(workerUrl);
  const map = new LibreMap({
    container,
    style: styleOf(container, labels.language),
    bounds: boundsOf(view),
    maxZoom,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      "Map.Title": labels.map,
      "CooperativeGesturesHandler.WindowsHelpText": labels.gestures.windows,
      "CooperativeGesturesHandler.MacHelpText": labels.gestures.mac,
      "CooperativeGesturesHandler.MobileHelpText": labels.gestures.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  await map.once("load");
  map.addImage(spaceImage.id, spaceImage.image);

  const marks = new Map<MarkKind, Marker>();
  const markers = showMarkers(map, labels.cluster, onSelect);
  let pins: readonly Pin[] = [];
  // Move events before the pins are rendered are not reported: no pin is in view yet.
  let pinsRendered = false;
  const report = () => {
    if (!pinsRendered) return;
    const bounds = map.getBounds();
    onMove(
      pins.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude])).map(({ id }) => id),
      limitArea({
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      }),
    );
  };
  map.on("moveend", report);

  return {
    showPins: (next) => {
      pins = next;
      void map.getSource<GeoJSONSource>("pins")?.setData(collectionOf(next));
      // A worker clusters the pins first; they are rendered when the map is idle.
      void map.once("idle", () => {
        pinsRendered = true;
        report();
      });
    },
    showView: (next) => map.fitBounds(boundsOf(next), { animate: !prefersStillness() }),
    moveTo: (point) => {
      const target = {
        center: lngLat(point),
        zoom: Math.max(map.getZoom(), placeZoom),
        offset: [0, -container.clientHeight * coveredHeight * 0.5] as [number, number],
      };
      if (prefersStillness()) map.easeTo({ ...target, animate: false });
      else map.flyTo(target);
    },
    mark: (kind, point) => {
      marks.get(kind)?.remove();
      marks.delete(kind);
      if (!point) return;
      const mark = new Marker({ element: createMark(kind) }).setLngLat(lngLat(point));
      marks.set(kind, mark.addTo(map));
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !prefersStillness() }),
    remove: () => {
      markers.stop();
      map.remove();
    },
  };
};

/** Pins and clusters are elements instead of canvas symbols, so they have names and take the focus. */
function showMarkers(map: LibreMap, clusterLabel: (count: number) => string, onSelect: (id: string) => void) {
  const shown = new Map<string, Marker>();
  const update = () => {
    if (!map.isSourceLoaded("pins")) return;
    const wanted = new Map(map.querySourceFeatures("pins").map((found) => [keyOf(found.properties), found]));
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, { geometry, properties }] of wanted) {
      if (shown.has(key) || geometry.type !== "Point") continue;
      const point = geometry.coordinates as [number, number];
      const element = properties.cluster
        ? createCluster(properties.point_count, clusterLabel(properties.point_count), () =>
            openCluster(map, properties.cluster_id, point),
          )
        : createPin(properties.label, () => onSelect(properties.id));
      shown.set(key, new Marker({ element }).setLngLat(point).addTo(map));
    }
  };
  map.on("render", update);
  return { stop: () => map.off("render", update) };
}

const keyOf = (properties: Record<string, unknown>) =>
  properties.cluster ? `cluster ${properties.cluster_id} ${properties.point_count}` : String(properties.id);

async function openCluster(map: LibreMap, cluster: number, center: [number, number]) {
  const zoom = await map.getSource<GeoJSONSource>("pins")!.getClusterExpansionZoom(cluster);
  map.easeTo({ center, zoom: Math.min(zoom, maxZoom), animate: !prefersStillness() });
  // The pressed button is removed, so the focus moves to the map.
  map.getCanvas().focus({ preventScroll: true });
}

const lngLat = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];

function boundsOf({ x, y, width, height }: WorldBox): LngLatBoundsLike {
  return [lngLat(unproject({ x, y: y + height })), lngLat(unproject({ x: x + width, y }))];
}
