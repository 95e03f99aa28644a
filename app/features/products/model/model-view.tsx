import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { preload } from "react-dom";

import { useDeferredUntilHydrated } from "#app/browser/use-deferred-until-hydrated.ts";
import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mediaUrl } from "#app/ui/media-origin.tsx";
import { button, modelView } from "#styled-system/recipes";

import { startModelViewer } from "./start-model-viewer.ts";
import studio from "./studio.hdr?url";

const ModelStage = lazy(() => import("./model-stage.tsx"));

type ModelViewProps = {
  name: string;
  model: NonNullable<ProductDetail["model"]>;
  poster: string | undefined;
  /** Key of the chosen color. */
  color: string | undefined;
  children: ReactNode;
};

export function ModelView({ children, ...view }: ModelViewProps) {
  const { t } = useLingui();
  const deferredProps = useDeferredUntilHydrated("click");
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const styles = modelView();
  const isOpen = state === "open";
  const onFail = useCallback(() => setState("failed"), []);
  const onToggle = async () => {
    setState(isOpen ? "closed" : "open");
    if (isOpen) return;
    // Otherwise the element requests both files only after its code has loaded.
    for (const file of [mediaUrl(view.model.file), studio])
      preload(file, { as: "fetch", crossOrigin: "anonymous" });
    if (!(await startModelViewer())) onFail();
  };
  useEffect(() => {
    // Keeps the focus on the button, which moves when the stage is removed.
    if (wasOpen.current && !isOpen) toggle.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={styles.root}>
      {isOpen ? (
        <Suspense fallback={children}>
          <ModelStage {...view} onFail={onFail} />
        </Suspense>
      ) : (
        children
      )}
      {state === "failed" ? (
        <p role="status" className={styles.note}>
          <Trans>This device cannot show the 3D view.</Trans>
        </p>
      ) : (
        <button
          {...deferredProps}
          ref={toggle}
          type="button"
          className={`${button({ look: "outline", size: "sm" })} ${styles.toggle}`}
          onClick={() => void onToggle()}
        >
          <Icon name={isOpen ? "close" : "model"} size={20} />
          {isOpen
            ? t({ message: "Back to the pictures", comment: "button" })
            : t({ message: "View in 3D", comment: "button" })}
        </button>
      )}
    </div>
  );
}
