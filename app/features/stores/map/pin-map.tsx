import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";

import { whenCalm, whenInView } from "#app/browser/scheduling.ts";
import { pinMap } from "#styled-system/recipes";

import { startEngine } from "./load-engine.ts";
import type { EngineOptions, MapEngine, MapLabels, Pin } from "./map-engine.ts";
import { MapsServiceContext } from "./maps-service.ts";
import { type GeoPoint, viewAround } from "./mercator.ts";
import { type PinGroup, StaticMap } from "./static-map.tsx";

type PinMapProps = {
  pins: readonly Pin[];
  /** Pins of the static map that link to the list. */
  listed: readonly Pin[];
  groups?: readonly PinGroup[];
  /** Points in view initially and after the pins change. */
  focus: readonly GeoPoint[];
  /** Leaves the running map where the visitor has moved it. */
  holdView?: boolean;
  labels: MapLabels;
  visitor?: GeoPoint;
  /** Id of the pin of the hovered list item. */
  highlighted?: string;
  selected?: string;
  onSelect: (id: string) => void;
  /** Receives the ids of the pins in view. Not called for the static map. */
  onMove: EngineOptions["onMove"];
  /** Must set the height. */
  className: string;
};

/** Shows a static map first. Loads the interactive map when it is in view and the visitor pauses: its start takes a phone up to a second. */
export function PinMap(all: PinMapProps) {
  const {
    pins,
    listed,
    groups,
    focus,
    holdView = false,
    labels,
    visitor,
    highlighted,
    selected,
    ...props
  } = all;
  const styles = pinMap();
  const container = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine>();
  // The static map stays until the interactive one has rendered its pins.
  const [rendered, setRendered] = useState(false);
  const mapsService = useContext(MapsServiceContext);
  const view = viewAround(focus);
  const highlightedPin = pins.find(({ id }) => id === highlighted);
  const selectedPin = pins.find(({ id }) => id === selected);

  // The engine outlives renders; effect events call the current callbacks.
  const select = useEffectEvent((id: string) => props.onSelect(id));
  const report = useEffectEvent<EngineOptions["onMove"]>((ids, area) => props.onMove(ids, area));
  const start = useEffectEvent(
    (element: HTMLElement, listeners: Pick<EngineOptions, "onSelect" | "onMove" | "onFail">) =>
      startEngine({ container: element, labels, view, ...listeners }, mapsService()),
  );
  useEffect(() => {
    const element = container.current!;
    let unmounted = false;
    let running: MapEngine | undefined;
    const run = async () => {
      running = await start(element, {
        onSelect: (id) => select(id),
        onMove: (ids, area) => {
          setRendered(true);
          report(ids, area);
        },
        onFail: () => {
          running?.remove();
          setEngine(undefined);
          setRendered(false);
          void run();
        },
      });
      if (unmounted) running?.remove();
      else setEngine(running);
    };
    let stopWaiting = () => {};
    const stopWatching = whenInView(element, () => (stopWaiting = whenCalm(() => void run())));
    return () => {
      unmounted = true;
      stopWatching();
      stopWaiting();
      running?.remove();
      setEngine(undefined);
      setRendered(false);
    };
  }, []);

  useEffect(() => {
    engine?.showPins(pins);
  }, [engine, pins]);
  const { x, y, width, height } = view;
  useEffect(() => {
    if (!holdView) engine?.showView({ x, y, width, height });
  }, [engine, holdView, x, y, width, height]);
  useEffect(() => {
    engine?.mark("visitor", visitor);
    engine?.mark("highlighted", highlightedPin);
    engine?.mark("selected", selectedPin);
  }, [engine, visitor, highlightedPin, selectedPin]);
  const moveTo = useEffectEvent((id: string | undefined) => {
    const pin = pins.find((candidate) => candidate.id === id);
    if (pin) engine?.moveTo(pin);
  });
  useEffect(() => {
    if (engine) moveTo(selected);
  }, [engine, selected]);

  return (
    <div className={`${styles.root} ${props.className}`} data-ready={rendered || undefined}>
      <StaticMap pins={listed} groups={groups} view={view} visitor={visitor} language={labels.language} />
      <div className={styles.canvas}>
        <div ref={container} />
      </div>
      {engine && rendered && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.zoomIn}
            onClick={() => engine.zoomBy(1)}
          >
            +
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.zoomOut}
            onClick={() => engine.zoomBy(-1)}
          >
            −
          </button>
        </div>
      )}
    </div>
  );
}
