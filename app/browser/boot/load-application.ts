/** The first thing that a visitor does, whatever it is. Pages read, navigate and send forms without the application. */
const intentions = [
  "focusin",
  "keydown",
  "pointerdown",
  "pointermove",
  "scroll",
  "touchstart",
  "wheel",
] as const;

/** What the page says of the application: addresses. `framework/boot-scripts.tsx` writes them. */
export type Parts = {
  /** The module that takes the page over. */
  entry: string;
  /** What it imports on this page, with spaces between them. */
  modules?: string;
  /** What the page was drawn from; missing where the page itself carries it. */
  state?: string;
  /** The style sheet, of which the page has the part that it shows. Missing where the page links it. */
  styles?: string;
};

/** Milliseconds. What the visitor did is answered first: a finger that comes down goes up again, and its tap is drawn. */
const responseTime = 200;

/** Loads the application when a visitor begins to do something, and never for those who only read. */
export function loadOnIntention(parts: Parts): void {
  const listening = new AbortController();
  let resting: string | undefined;
  const onEvent = (event: Event) => {
    if (event.type === "pointermove" && isResting(event as PointerEvent)) return;
    listening.abort();
    setTimeout(() => loadApplication(parts, () => loadOnIntention(parts)), responseTime);
  };
  /** Browsers tell of a pointer that lies over a new page as if it moved. */
  const isResting = ({ screenX, screenY }: PointerEvent) => {
    const place = `${screenX} ${screenY}`;
    resting ??= place;
    return place === resting;
  };
  for (const name of intentions) addEventListener(name, onEvent, { passive: true, signal: listening.signal });
}

/** @param failed is called when a part did not come: the next intention tries again */
function loadApplication({ entry, modules, state, styles }: Parts, failed: () => void): void {
  // Each takes a phone one or two milliseconds.
  const addLinks = (links: object[]) => links.forEach((link) => setTimeout(() => add("link", link)));
  addLinks([
    { rel: "modulepreload", href: entry },
    ...(state ? [{ rel: "preload", as: "script", href: state }] : []),
  ]);
  const addScript = (attributes: object) => add("script", { ...attributes, onerror: failed });
  const addEntry = () => addScript({ type: "module", async: true, src: entry });
  addLinks(modules?.split(" ").map((href) => ({ rel: "modulepreload", href })) ?? []);
  const arrived: Promise<unknown>[] = [];
  if (state) arrived.push(new Promise((onload) => addScript({ src: state, onload })));
  // What the application shows may need any rule of the sheet.
  if (styles)
    arrived.push(
      new Promise((onload) => add("link", { rel: "stylesheet", href: styles, onload, onerror: failed })),
    );
  void Promise.all(arrived).then(addEntry);
}

function add<Name extends "link" | "script">(name: Name, attributes: object) {
  const element = Object.assign(document.createElement(name), attributes);
  document.head.append(element);
  return element;
}
