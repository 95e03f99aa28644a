import type { AnyRouter } from "@tanstack/react-router";

type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented" | "target"
>;

/** Spares links that no component takes over, as in Markdown and in static blocks, the full page load. */
export function navigatePlainLinks(router: AnyRouter): () => void {
  const navigate = (event: MouseEvent) => {
    const href = pageOfClick(event);
    if (href === undefined) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  // The router's own links were handled at the document, before this.
  window.addEventListener("click", navigate);
  return () => window.removeEventListener("click", navigate);
}

/** The page that a plain click leads to; nothing for anything the browser should do itself. */
export function pageOfClick(event: Click): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  const href = link.getAttribute("href") ?? "";
  return isPagePath(href) ? href : undefined;
}

/** Pages have no dot in their path; files, such as pictures and PDF documents, do. */
export const isPagePath = (href: string): boolean => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(href);
