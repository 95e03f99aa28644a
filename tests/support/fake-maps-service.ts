/** A fake external maps service for browser tests. */
import type { Page } from "playwright-core";

type Point = { lat: number; lng: number };
type Bounds = { north: number; east: number; south: number; west: number };

/** State of the newest map, and the number of its objects on the page. */
export type FakeMapState = { center: Point; zoom: number; maps: number; listeners: number; overlays: number };

declare global {
  var fakeMap: FakeMapState | undefined;
}

/**
 * Responds to every request for the script with the fake, or fails it.
 * @returns the requested URLs of all other hosts, as they arrive
 */
export async function fakeMapsService(page: Page, answer: "script" | "failure" = "script"): Promise<URL[]> {
  const asked: URL[] = [];
  await page.context().route(
    (url) => !url.host.includes("localhost"),
    (route) => {
      asked.push(new URL(route.request().url()));
      if (answer === "failure") return route.abort();
      return route.fulfill({ contentType: "text/javascript", body: `(${runService})()` });
    },
  );
  return asked;
}

/** @throws if no map has been rendered */
export const fakeMapOf = (page: Page): Promise<FakeMapState> => page.evaluate(() => globalThis.fakeMap!);

/**
 * Runs in the page, without outside variables: the subset of the Google Maps JavaScript API for a map with elements on
 * it.
 */
function runService() {
  const worldSize = 256;
  const state = { center: { lat: 0, lng: 0 }, zoom: 0, maps: 0, listeners: 0, overlays: 0 };
  globalThis.fakeMap = state;

  class LatLng {
    readonly lat: number;
    readonly lng: number;
    constructor(lat: number, lng: number) {
      this.lat = lat;
      this.lng = lng;
    }
  }
  /** CSS pixels from the north-west corner of the world. */
  const project = ({ lat, lng }: Point, zoom: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const size = worldSize * 2 ** zoom;
    return {
      x: ((lng + 180) / 360) * size,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
    };
  };

  class ServiceMap {
    readonly pane = document.createElement("div");
    readonly container: HTMLElement;
    readonly overlays = new Set<OverlayView>();
    readonly listeners = new Map<() => void, string>();

    constructor(container: HTMLElement) {
      this.container = container;
      container.append(this.pane);
      state.maps++;
    }

    addListener(event: string, listener: () => void) {
      this.listeners.set(listener, event);
      state.listeners++;
      return {
        remove: () => {
          if (this.listeners.delete(listener)) state.listeners--;
        },
      };
    }

    pixelOf(point: Point) {
      const [at, middle] = [project(point, state.zoom), project(state.center, state.zoom)];
      const { clientWidth, clientHeight } = this.container;
      return { x: at.x - middle.x + clientWidth / 2, y: at.y - middle.y + clientHeight / 2 };
    }

    getZoom = () => state.zoom;
    setZoom = (zoom: number) => this.show(state.center, zoom);
    setCenter = (center: Point) => this.show(center, state.zoom);
    panTo = this.setCenter;

    getBounds() {
      const { clientWidth, clientHeight } = this.container;
      return {
        contains: (point: Point) => {
          const { x, y } = this.pixelOf(point);
          return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
        },
        toJSON: () => {
          const size = worldSize * 2 ** state.zoom;
          const middle = project(state.center, state.zoom);
          const latitude = (y: number) =>
            (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
          const longitude = (x: number) => (x / size) * 360 - 180;
          return {
            north: latitude(middle.y - clientHeight / 2),
            south: latitude(middle.y + clientHeight / 2),
            west: longitude(middle.x - clientWidth / 2),
            east: longitude(middle.x + clientWidth / 2),
          };
        },
      };
    }

    fitBounds({ north, east, south, west }: Bounds) {
      const [from, to] = [project({ lat: north, lng: west }, 0), project({ lat: south, lng: east }, 0)];
      const { clientWidth, clientHeight } = this.container;
      const room = Math.min(clientWidth / (to.x - from.x), clientHeight / (to.y - from.y));
      const middle = Math.PI * (1 - (from.y + to.y) / worldSize);
      const lat = (Math.atan(Math.sinh(middle)) * 180) / Math.PI;
      this.show({ lat, lng: (west + east) / 2 }, Math.floor(Math.log2(room)));
    }

    /** Events are asynchronous, as those of the service. */
    private show(center: Point, zoom: number) {
      const zoomed = zoom !== state.zoom;
      Object.assign(state, { center, zoom });
      setTimeout(() => {
        for (const [listener, event] of this.listeners) if (event === "idle" || zoomed) listener();
        for (const overlay of this.overlays) overlay.draw();
      });
    }
  }

  class OverlayView {
    private map: ServiceMap | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    getPanes = () => this.map && { overlayMouseTarget: this.map.pane };
    getProjection = () => ({ fromLatLngToDivPixel: (point: Point) => this.map!.pixelOf(point) });

    setMap(map: ServiceMap | null) {
      if (this.map?.overlays.delete(this)) {
        state.overlays--;
        this.onRemove();
      }
      this.map = map;
      if (!map) return;
      map.overlays.add(this);
      state.overlays++;
      setTimeout(() => {
        if (this.map !== map) return;
        this.onAdd();
        this.draw();
      });
    }
  }

  // The real service inserts its styles as an element.
  const style = document.createElement("style");
  style.textContent = ".gm-style { font-size: 11px }";
  document.head.append(style);
  const maps = { Map: ServiceMap, OverlayView, LatLng };
  const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  Object.assign(globalThis, { google: { maps } });
  (globalThis as unknown as Record<string, () => void>)[searchParams.get("callback")!]!();
}
