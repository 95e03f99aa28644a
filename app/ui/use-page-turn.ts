import { useEffect, useRef } from "react";

/** After a page change, not a filter change, moves the focus to the results. @returns their ref, and what links call */
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
