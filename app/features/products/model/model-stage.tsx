import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mediaUrl } from "#app/ui/media-origin.tsx";
import { acrossWindow, Picture } from "#app/ui/picture.tsx";
import { button, modelView } from "#styled-system/recipes";

import type { ModelViewer } from "./start-model-viewer.ts";
import studio from "./studio.hdr?url";
import { useViewNames } from "./use-view-names.ts";

type ModelStageProps = {
  name: string;
  model: NonNullable<ProductDetail["model"]>;
  poster: string | undefined;
  color: string | undefined;
  onFail: () => void;
};

/** Radians per step of the buttons. */
const turn = Math.PI / 8;

/** Minimum and maximum camera distance, as multiples of the initial one. */
const distances = { nearest: 0.5, farthest: 1.3 };

/** The element exists before it is defined; until then its children show the poster. */
export default function ModelStage({ name, model, poster, color, onFail }: ModelStageProps) {
  const { t } = useLingui();
  const viewer = useRef<ModelViewer>(null);
  const [loaded, setLoaded] = useState(false);
  const styles = modelView();
  const hint = t`Drag or use the arrow keys to turn. Pinch, scroll or use Page Up and Page Down to change the distance.`;
  const viewNames = useViewNames(hint);
  const distance = Number.parseFloat(model.orbit.split(" ")[2]!);
  useEffect(() => {
    const { current } = viewer;
    if (!current) return undefined;
    const onLoad = () => setLoaded(true);
    current.addEventListener("load", onLoad);
    current.addEventListener("error", onFail);
    return () => {
      current.removeEventListener("load", onLoad);
      current.removeEventListener("error", onFail);
    };
  }, [onFail]);
  useEffect(() => {
    if (loaded)
      viewer.current?.shadowRoot?.querySelector<HTMLElement>(".userInput")?.focus({ preventScroll: true });
  }, [loaded]);
  const rotate = (angle: number) => {
    const { theta, phi, radius } = viewer.current!.getCameraOrbit();
    viewer.current!.cameraOrbit = `${theta + angle}rad ${phi}rad ${radius}m`;
  };
  const steps = [
    { label: t`Turn to the left`, sign: "previous", angle: -turn, zoom: 0 },
    { label: t`Turn to the right`, sign: "next", angle: turn, zoom: 0 },
    { label: t({ message: "Closer", comment: "3D view: the camera moves" }), sign: "+", angle: 0, zoom: 2 },
    {
      label: t({ message: "Farther away", comment: "3D view: the camera moves" }),
      sign: "−",
      angle: 0,
      zoom: -2,
    },
  ];
  return (
    <>
      <div className={styles.stage}>
        <model-viewer
          ref={viewer}
          class={styles.viewer}
          src={mediaUrl(model.file)}
          alt={t`3D model of ${name}`}
          a11y={viewNames}
          camera-controls
          camera-orbit={model.orbit}
          camera-target={model.target}
          field-of-view="24deg"
          min-camera-orbit={`auto 5deg ${distance * distances.nearest}m`}
          max-camera-orbit={`auto 95deg ${distance * distances.farthest}m`}
          min-field-of-view="24deg"
          max-field-of-view="24deg"
          interaction-prompt="none"
          touch-action="pan-y"
          environment-image={studio}
          tone-mapping="neutral"
          exposure="1.2"
          shadow-intensity="1"
          shadow-softness="0.8"
          variant-name={color && model.colors.includes(color) ? color : undefined}
          ar
          ar-modes="webxr quick-look"
        >
          {poster && (
            <Picture
              slot="poster"
              src={poster}
              alt=""
              priority
              width={1600}
              height={1600}
              sizes={`(min-width: 1024px) 50vw, ${acrossWindow}`}
              className={styles.poster}
            />
          )}
          <button slot="ar-button" type="button" className={`${button({ size: "sm" })} ${styles.ar}`}>
            <Trans comment="button">View in your room</Trans>
          </button>
        </model-viewer>
      </div>
      <p role="status" className={styles.note}>
        {loaded ? hint : <Trans>The 3D view is loading.</Trans>}
      </p>
      <div className={styles.steps}>
        {steps.map(({ label, sign, angle, zoom }) => (
          <button
            key={sign}
            type="button"
            className={styles.step}
            data-direction={sign}
            aria-label={label}
            disabled={!loaded}
            onClick={() => (zoom ? viewer.current!.zoom(zoom) : rotate(angle))}
          >
            {sign.length > 1 ? <Icon name="arrows" /> : <span aria-hidden="true">{sign}</span>}
          </button>
        ))}
      </div>
    </>
  );
}
