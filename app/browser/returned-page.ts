/** A page from the back/forward cache is where it was left. Safari scrolls it to the top once the router has taken over the place. */
export function keepPlaceWhenLeft(): void {
  let place: ScrollToOptions | undefined;
  addEventListener("pagehide", () => {
    place = { left: scrollX, top: scrollY, behavior: "instant" };
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && place) scrollTo(place);
  });
}
