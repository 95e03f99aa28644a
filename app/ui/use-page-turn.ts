import { useEffect, useRef } from "react";

/**
 * Moves the focus to the results after a page change. A filter change does not move it.
 * @returns a ref for the results, and what the links of the pagination call
 */
export function usePageTurn(page: number) {
  const results = useRef<HTMLDivElement>(null);
  const target = useRef<number>(undefined);
  useEffect(() => {
    if (target.current === page) results.current?.focus({ preventScroll: true });
    target.current = undefined;
  }, [page]);
  const turnTo = (next: number) => {
    target.current = next;
  };
  return { results, turnTo };
}
