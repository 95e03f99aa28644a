/** Messages of Chromium, Firefox, Safari and Vite. */
const messages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && messages.test(error.message);

/** The router reloads once per error, keeping the old page meanwhile, unless this entry exists. */
export function allowRouterReload({ message }: Error, allowed: boolean): void {
  const key = `tanstack_router_reload:${message}`;
  if (allowed) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, "1");
}

/** Failed dynamic imports that their caller handles; they cause no reload. */
const dispensable = new WeakSet<object>();

export const markDispensable = (error: unknown): void => {
  if (error instanceof Error) dispensable.add(error);
};

export const isDispensable = (error: Error): boolean => dispensable.has(error);
