/** Lists of products that the visitor saved on this site, in local storage: slugs separated by spaces. */
import { useMemo, useSyncExternalStore } from "react";

import { maxCompared, maxSelected } from "../site/product-selection.ts";
import { isSlug } from "../site/search-fields.ts";

const capacity = { compare: maxCompared, "wish-list": maxSelected, viewed: 9 };
export type SavedList = keyof typeof capacity;

const keyOf = (list: SavedList) => `products.${list}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function read(list: SavedList): string {
  try {
    return localStorage.getItem(keyOf(list)) ?? "";
  } catch {
    // Some browsers forbid storage in private windows; lists are empty there.
    return "";
  }
}

export const parseList = (list: SavedList, text: string): string[] =>
  [...new Set(text.split(" "))].filter(isSlug).slice(0, capacity[list]);

function write(list: SavedList, slugs: readonly string[]): void {
  try {
    if (slugs.length > 0) localStorage.setItem(keyOf(list), slugs.slice(0, capacity[list]).join(" "));
    else localStorage.removeItem(keyOf(list));
  } catch (error) {
    console.warn(error);
  }
  for (const listener of listeners) listener();
}

/** Empty on the server and until hydration. */
export function useSavedProducts(list: SavedList): string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(list),
    () => "",
  );
  return useMemo(() => parseList(list, text), [list, text]);
}

/** Adds at the end, or removes. Does nothing if the list is full. */
export function toggleSaved(list: SavedList, slug: string): void {
  const slugs = parseList(list, read(list));
  if (slugs.includes(slug))
    write(
      list,
      slugs.filter((other) => other !== slug),
    );
  else if (slugs.length < capacity[list]) write(list, [...slugs, slug]);
}

/** Moves the product to the front, and drops the oldest one of a full list. */
export function rememberSaved(list: SavedList, slug: string): void {
  write(list, [slug, ...parseList(list, read(list)).filter((other) => other !== slug)]);
}

export const clearSaved = (list: SavedList): void => write(list, []);
