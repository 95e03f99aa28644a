/** Runs once. @param margin as `rootMargin` of `IntersectionObserver` @returns cancels it */
export function whenInView(element: Element, run: () => void, margin = "0px"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
