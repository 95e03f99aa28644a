import type { ReactNode, Ref } from "react";

import type { ModelViewer } from "./start-model-viewer.ts";

/** Attributes of model-viewer 4.4: https://modelviewer.dev/docs */
type ModelViewerAttributes = {
  ref?: Ref<ModelViewer>;
  class?: string;
  children?: ReactNode;
  src: string;
  alt: string;
  a11y: string;
  ar?: boolean;
  exposure?: string;
} & { [attribute: `${string}-${string}`]: string | boolean | undefined };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "model-viewer": ModelViewerAttributes;
    }
  }
}
