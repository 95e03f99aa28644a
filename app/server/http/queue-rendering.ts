import type { RenderPage } from "./serve-page.server.ts";

/** Queues rendering. Form posts skip the queue: they may carry 50 MB, and stored data must be acknowledged. */
export const queueRendering =
  (render: RenderPage, inBackground = false): RenderPage =>
  (request, scope, background = inBackground) =>
    request.method === "POST"
      ? render(request, scope)
      : scope.runtime.renderQueue.run(() => render(request, scope), background || inBackground);
