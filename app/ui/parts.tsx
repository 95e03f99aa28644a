import { Children, isValidElement, type ReactNode, Suspense } from "react";

/** Suspense boundaries: React hydrates each part separately, starting with the one that the visitor interacts with. */
export const Parts = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).map((part, index) => (
    <Suspense key={isValidElement(part) ? part.key : index}>{part}</Suspense>
  ));
