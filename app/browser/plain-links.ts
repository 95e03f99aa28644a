import type { AnyRouter } from "@tanstack/react-router";

type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented" | "target"
>;

/** Navigates without a page load on links outside components, as in Markdown and static blocks. */
export function navigatePlainLinks(router: AnyRouter): () => void {
  const navigate = (event: MouseEvent) => {
    const href = pageOfClick(event);
    if (href === undefined) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  // The router's own links are handled earlier, at the document.
  window.addEventListener("click", navigate);
  return () => window.removeEventListener("click", navigate);
}

export function pageOfClick(event: Click): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  const href = link.getAttribute("href") ?? "";
  return isPagePath(href) ? href : undefined;
}

/** Paths of files contain a dot; those of pages do not. */
export const isPagePath = (href: string): boolean => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(href);
