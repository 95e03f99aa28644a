import { markDispensable } from "#app/framework/missing-files.ts";

/** The part of the element's API that the view uses. */
export interface ModelViewer extends HTMLElement {
  cameraOrbit: string;
  /** Radians and meters. */
  getCameraOrbit(): { theta: number; phi: number; radius: number };
  zoom(steps: number): void;
}

/** Loads 290 KB (gzip). @returns false without WebGL 2 or if the file could not be loaded; the pictures remain */
export async function startModelViewer(): Promise<boolean> {
  if (!document.createElement("canvas").getContext("webgl2")) return false;
  try {
    await import("@google/model-viewer");
    return true;
  } catch (error) {
    markDispensable(error);
    console.error("The 3D view could not be started", error);
    return false;
  }
}
