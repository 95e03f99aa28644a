import { prefersStillness } from "#app/browser/motion.ts";

import { clusterPins } from "./cluster-pins.ts";
import type { CreateEngine, EngineOptions, MarkKind, MapEngine, Pin } from "./map-engine.ts";
import type { MapsService } from "./maps-service.ts";
import {
  loadServiceApi,
  type ServiceApi,
  type ServiceMap,
  type ServiceOverlay,
  watchRejection,
} from "./maps-service-api.ts";
import { createCluster, createMark, createPin } from "./markers.ts";
import { type GeoPoint, limitArea, unproject, type WorldBox } from "./mercator.ts";

const placeZoom = 7;
/** Pixels. */
const clusterRadius = 42;
/** Pins are not clustered from this zoom level on. */
const clusterMaxZoom = 12;
/** Pixels at zoom 0. */
const worldSize = 256;

export const createMapsServiceEngine =
  (service: MapsService): CreateEngine =>
  async (options) =>
    createEngine(await loadServiceApi(service), options);

function createEngine(
  api: ServiceApi,
  { container, labels, view, onSelect, onMove, onFail }: EngineOptions,
): MapEngine {
  // A separate element: after the map's removal the service may insert an error, which is then not in the page.
  const mapElement = document.createElement("div");
  mapElement.style.height = "100%";
  container.append(mapElement);
  const map = new api.Map(mapElement, {
    colorScheme: "DARK",
    gestureHandling: "cooperative",
    disableDefaultUI: true,
    clickableIcons: false,
  });
  map.fitBounds(boundsOf(view), 0);

  let pins: readonly Pin[] = [];
  let overlays: ServiceOverlay[] = [];
  const marks = new Map<MarkKind, ServiceOverlay>();

  const draw = () => {
    for (const overlay of overlays) overlay.setMap(null);
    const zoom = map.getZoom() ?? 0;
    const radius = zoom >= clusterMaxZoom ? 0 : clusterRadius;
    overlays = clusterPins(pins, worldSize * 2 ** zoom, radius).map(([first, ...others]) => {
      const count = others.length + 1;
      const element =
        count === 1
          ? createPin(first!.label, () => onSelect(first!.id))
          : createCluster(count, labels.cluster(count), () => {
              map.setCenter(latLng(first!));
              map.setZoom(zoom + 2);
            });
      return place(api, map, element, first!);
    });
  };
  const report = () => {
    const bounds = map.getBounds();
    if (!bounds) return;
    onMove(
      pins.filter((pin) => bounds.contains(latLng(pin))).map(({ id }) => id),
      limitArea(bounds.toJSON()),
    );
  };
  const listeners = [map.addListener("zoom_changed", draw), map.addListener("idle", report)];
  const endWatch = watchRejection(onFail);

  return {
    showPins: (next) => {
      pins = next;
      draw();
      report();
    },
    showView: (next) => map.fitBounds(boundsOf(next), 0),
    moveTo: (point) => {
      if (prefersStillness()) map.setCenter(latLng(point));
      else map.panTo(latLng(point));
      map.setZoom(Math.max(map.getZoom() ?? 0, placeZoom));
    },
    mark: (kind, point) => {
      marks.get(kind)?.setMap(null);
      marks.delete(kind);
      if (point) marks.set(kind, place(api, map, createMark(kind), point));
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
    remove: () => {
      endWatch();
      for (const listener of listeners) listener.remove();
      for (const overlay of [...overlays, ...marks.values()]) overlay.setMap(null);
      mapElement.remove();
    },
  };
}

function place(api: ServiceApi, map: ServiceMap, element: HTMLElement, point: GeoPoint): ServiceOverlay {
  const overlay = new api.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(element);
  overlay.draw = () => {
    const position = new api.LatLng(point.latitude, point.longitude);
    const pixel = overlay.getProjection().fromLatLngToDivPixel(position);
    if (!pixel) return;
    element.style.position = "absolute";
    element.style.left = "0";
    element.style.top = "0";
    element.style.transform = `translate(-50%, -50%) translate(${pixel.x}px, ${pixel.y}px)`;
  };
  overlay.onRemove = () => element.remove();
  overlay.setMap(map);
  return overlay;
}

const latLng = ({ latitude, longitude }: GeoPoint) => ({ lat: latitude, lng: longitude });

function boundsOf({ x, y, width, height }: WorldBox) {
  const northWest = unproject({ x, y });
  const southEast = unproject({ x: x + width, y: y + height });
  return {
    north: northWest.latitude,
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
  };
}
