/**
 * Runs when an element comes into the window for the first time.
 * @param margin of the window, as `IntersectionObserver` takes it
 * @returns takes it back
 */
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
