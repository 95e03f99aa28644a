/** Steps of a visitor, the same in every engine. */
import { setTimeout as sleep } from "node:timers/promises";

import { partsWithoutReact } from "../page-state.ts";
import type { Driver, Point } from "./driver.ts";

/** A CSS selector, alone or with the text or name of the element. */
export type Target = string | { in: string; named: string };

export class Visitor {
  readonly driver: Driver;
  readonly #address: (code: string, path: string) => string;

  constructor(driver: Driver, address: (code: string, path: string) => string) {
    this.driver = driver;
    this.#address = address;
  }

  async open(path: string, code = "en"): Promise<void> {
    await this.driver.open(this.#address(code, path));
    await this.driver.evaluate(listenForComplaints, undefined);
  }

  /** Resolves when the application has loaded. */
  async hydrated(): Promise<void> {
    await this.driver.press("Shift");
    await until("hydrated", async () => (await this.read(partsWithoutReact)).length === 0);
  }

  async click(target: Target): Promise<void> {
    await this.driver.click(await this.#pointOf(target));
  }

  async tap(target: Target): Promise<void> {
    await this.driver.tap(await this.#pointOf(target));
  }

  /** Moves the pointer onto the element from outside. */
  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.driver.moveTo({ x: Math.max(0, x - 400), y: y + 300 });
    await this.driver.moveTo({ x, y });
  }

  async drag(target: Target, by: Point): Promise<void> {
    const from = await this.#pointOf(target);
    await this.driver.drag(from, { x: from.x + by.x, y: from.y + by.y });
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.driver.press(key);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.type(text);
  }

  isShown(target: Target): Promise<boolean> {
    return this.driver.evaluate(locate, { target, scrolls: false }).then((found) => found !== null);
  }

  async shows(target: Target): Promise<void> {
    await this.#until(target, () => this.isShown(target));
  }

  async hides(target: Target): Promise<void> {
    await this.#until(target, async () => !(await this.isShown(target)));
  }

  /** @returns a value from the page, such as its address */
  read<Result>(run: () => Result): Promise<Awaited<Result>> {
    return this.driver.evaluate(run, undefined);
  }

  /** Script errors, policy violations and failed files since the page was opened. */
  complaints(): Promise<string[]> {
    return this.read(() => (window as unknown as { complaints: string[] }).complaints ?? []);
  }

  async #pointOf(target: Target): Promise<Point> {
    let point: Point | null = null;
    await this.#until(target, async () => {
      const last: Point | null = point;
      point = await this.driver.evaluate(locate, { target, scrolls: true });
      // Opening and scrolling may still move the element.
      return point !== null && JSON.stringify(point) === JSON.stringify(last);
    });
    return point!;
  }

  async #until(target: Target, isTrue: () => Promise<boolean>): Promise<void> {
    const name = typeof target === "string" ? target : `${target.in} “${target.named}”`;
    await until(`${name} of ${await this.read(() => location.href)}`, isTrue);
  }
}

/** Milliseconds; high enough for a busy machine. */
const patience = 60_000;

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${patience / 1_000} s: ${what}`);
    await sleep(50);
  }
}

/** Runs in the page. @returns a point inside the window where nothing covers the element */
function locate({ target, scrolls }: { target: Target; scrolls: boolean }): Point | null {
  const { in: selector, named } = typeof target === "string" ? { in: target, named: "" } : target;
  const element = [...document.querySelectorAll(selector)].find(
    (found) =>
      found.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      `${found.textContent} ${found.getAttribute("aria-label")}`.includes(named),
  );
  if (!element) return null;
  const center = () => {
    const [{ x, y, width, height }] = element.getClientRects() as unknown as [DOMRect];
    return { x: x + width / 2, y: y + height / 2 };
  };
  if (!scrolls) return center();
  const isFree = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  if (!isFree(center())) element.scrollIntoView({ block: "center", behavior: "instant" });
  return isFree(center()) ? center() : null;
}

/** Runs in the page. Classic WebDriver reports none of these, and cannot inject a script before the page. */
function listenForComplaints(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc)
      complaints.push(`failed picture: ${image.currentSrc}`);
  addEventListener(
    "error",
    ({ message, target }) =>
      complaints.push(message ?? `failed file: ${(target as HTMLImageElement).src ?? "?"}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    complaints.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      complaints.push(values.map(String).join(" "));
      write(...values);
    };
  }
}
