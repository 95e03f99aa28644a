import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { rememberSaved, useSavedProducts } from "#app/browser/saved-products.ts";

const ViewedProducts = lazy(() => import("./viewed-products.tsx"));

/** Loads when it comes near the window. @param current slug of the page's product, which is added to the list */
export function RecentlyViewed({ current }: { current?: string }) {
  const slugs = useSavedProducts("viewed").filter((slug) => slug !== current);
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (current !== undefined) rememberSaved("viewed", current);
  }, [current]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "600px" },
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end}>
      {isNear && slugs.length > 0 && (
        <Suspense>
          <ViewedProducts slugs={slugs.slice(0, maxShown)} />
        </Suspense>
      )}
    </div>
  );
}

/** Two rows of four. */
const maxShown = 8;
