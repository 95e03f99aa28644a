import type { RenderPage } from "./serve-page.server.ts";

/**
 * Renders when its turn has come. A form does not wait: its sender may be on the way with 50 MB, and what has been
 * stored must be acknowledged.
 */
export const renderInTurn =
  (render: RenderPage, inBackground = false): RenderPage =>
  (request, scope, background = inBackground) =>
    request.method === "POST"
      ? render(request, scope)
      : scope.runtime.renderQueue.run(() => render(request, scope), background || inBackground);
