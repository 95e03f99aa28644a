/** Input in both protocols: https://www.w3.org/TR/webdriver2/#actions, https://www.w3.org/TR/webdriver-bidi/#module-input */
import type { Driver, Point } from "./driver.ts";

const keys: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Milliseconds of a drag. */
const dragTime = 300;

const down = { type: "pointerDown", button: 0 };
const up = { type: "pointerUp", button: 0 };
const move = ({ x, y }: Point, duration = 0) => ({
  type: "pointerMove",
  duration,
  x: Math.round(x),
  y: Math.round(y),
});

/** @param perform sends the input sources of one list of actions */
export function inputBy(
  perform: (sources: object[]) => Promise<unknown>,
): Pick<Driver, "moveTo" | "click" | "tap" | "drag" | "press"> {
  const point = async (pointerType: "mouse" | "touch", ...actions: object[]) =>
    void (await perform([{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }]));
  return {
    moveTo: (to) => point("mouse", move(to)),
    click: (at) => point("mouse", move(at), down, up),
    tap: (at) => point("touch", move(at), down, up),
    drag: (from, to) => point("mouse", move(from), down, move(to, dragTime), up),
    press: async (key) => {
      const value = keys[key] ?? key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await perform([{ type: "key", id: "keyboard", actions }]);
    },
  };
}
