/** Restores the scroll position of a page from the back/forward cache: the router makes it manual, and Safari then starts at the top. */
export function keepPlaceWhenLeft(): void {
  let place: ScrollToOptions | undefined;
  addEventListener("pagehide", () => {
    place = { left: scrollX, top: scrollY, behavior: "instant" };
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && place) scrollTo(place);
  });
}
