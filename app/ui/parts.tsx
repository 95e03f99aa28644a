import { Children, isValidElement, type ReactNode, Suspense } from "react";

/**
 * The parts of a page below each other. React hydrates each of them by itself, the one that the visitor touches first
 * before the others.
 */
export const Parts = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).map((part, index) => (
    <Suspense key={isValidElement(part) ? part.key : index}>{part}</Suspense>
  ));
