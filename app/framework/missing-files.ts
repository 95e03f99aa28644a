/** Parts of the program that did not come, in the words of Chromium, Firefox, Safari and Vite. */
const messages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && messages.test(error.message);

/**
 * Whether the router may load the page anew for such an error, which it does by itself once for each unless it finds this
 * entry. Where we do it, it keeps the old page until the new one comes.
 */
export function allowRouterReload({ message }: Error, allowed: boolean): void {
  const key = `tanstack_router_reload:${message}`;
  if (allowed) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, "1");
}
