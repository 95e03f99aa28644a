const vertical = { next: "ArrowDown", previous: "ArrowUp" };

export const rowKeys = (rightToLeft: boolean) =>
  rightToLeft ? { next: "ArrowLeft", previous: "ArrowRight" } : { next: "ArrowRight", previous: "ArrowLeft" };

/** Wraps around. @param index of the focused entry, -1 for none @returns undefined for other keys */
export function entryAfter(key: string, index: number, count: number, keys = vertical): number | undefined {
  if (count === 0) return undefined;
  if (key === keys.next) return (index + 1) % count;
  if (key === keys.previous) return index <= 0 ? count - 1 : index - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

type KeyPress = { key: string; preventDefault: () => void };

export function moveFocus(
  event: KeyPress,
  entries: readonly HTMLElement[],
  {
    keys = vertical,
    focused = entries.findIndex((entry) => entry === document.activeElement),
  }: { keys?: typeof vertical; focused?: number } = {},
): boolean {
  const target = entryAfter(event.key, focused, entries.length, keys);
  if (target === undefined) return false;
  event.preventDefault();
  entries[target]!.focus();
  return true;
}
