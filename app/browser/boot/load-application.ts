import { isLeaving } from "../leaving.ts";

const firstInteractions = [
  "focusin",
  "keydown",
  "pointerdown",
  "pointermove",
  "scroll",
  "touchstart",
  "wheel",
] as const;

export type Parts = {
  entry: string;
  modules?: string;
  /** Undefined if the page contains the state. */
  state?: string;
  /** Undefined if the page links the full style sheet. */
  styles?: string;
};

/** Milliseconds for the browser to respond to the interaction first, such as by painting a tap. */
const responseTime = 200;

/** Loads at once if the page has nothing to show without the application. */
export function loadWhenNeeded(parts: Parts): void {
  if (document.querySelector("[data-application=now]"))
    loadApplication(parts, () => loadOnFirstInteraction(parts));
  else loadOnFirstInteraction(parts);
}

function loadOnFirstInteraction(parts: Parts): void {
  const listening = new AbortController();
  let resting: string | undefined;
  const onEvent = (event: Event) => {
    if (event.type === "pointermove" && isResting(event as PointerEvent)) return;
    listening.abort();
    const listenAgain = () => loadOnFirstInteraction(parts);
    // Not needed if the interaction leaves the page.
    setTimeout(() => (isLeaving() ? listenAgain() : loadApplication(parts, listenAgain)), responseTime);
  };
  /** Browsers send `pointermove` for a resting pointer on a new page. */
  const isResting = ({ screenX, screenY }: PointerEvent) => {
    const place = `${screenX} ${screenY}`;
    resting ??= place;
    return place === resting;
  };
  for (const name of firstInteractions)
    addEventListener(name, onEvent, { passive: true, signal: listening.signal });
}

function loadApplication({ entry, modules, state, styles }: Parts, onFailure: () => void): void {
  // Separate tasks, because each link takes a phone 1 to 2 ms.
  const addLinks = (links: object[]) => links.forEach((link) => setTimeout(() => add("link", link)));
  addLinks([
    { rel: "modulepreload", href: entry },
    ...(state ? [{ rel: "preload", as: "script", href: state }] : []),
  ]);
  const addScript = (attributes: object) => add("script", { ...attributes, onerror: onFailure });
  const addEntry = () => addScript({ type: "module", async: true, src: entry });
  addLinks(modules?.split(" ").map((href) => ({ rel: "modulepreload", href })) ?? []);
  const arrived: Promise<unknown>[] = [];
  if (state) arrived.push(new Promise((onload) => addScript({ src: state, onload })));
  // The application may need any rule of the sheet.
  if (styles) {
    const sheet = { rel: "stylesheet", href: styles, onerror: onFailure };
    arrived.push(
      new Promise<void>((resolve) => add("link", { ...sheet, onload: () => resolve(updateLocked()) })),
    );
  }
  void Promise.all(arrived).then(addEntry);
}

/** Behind an open menu, browsers would postpone the new styles of the page until the tap that closes the menu. */
function updateLocked(): void {
  document.querySelector("main > *")?.getBoundingClientRect();
}

function add<Name extends "link" | "script">(name: Name, attributes: object) {
  const element = Object.assign(document.createElement(name), attributes);
  document.head.append(element);
  return element;
}
