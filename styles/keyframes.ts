import { defineKeyframes } from "@pandacss/dev";

/** Dashes move once around a path of length 100, starting at `--start`. */
const runAround = {
  from: { strokeDashoffset: "var(--start, 0)" },
  to: { strokeDashoffset: "calc(var(--start, 0) - 100)" },
};

export const keyframes = defineKeyframes({
  appear: { from: { opacity: "0" } },
  hoverOutline: runAround,
  lineBackground: runAround,
  /** Half of the doubled text, so that the loop is seamless. */
  marquee: { to: { translate: "-50% 0" } },
  marqueeRtl: { to: { translate: "50% 0" } },
  dropdown: { from: { opacity: "0", translate: "0 -.25rem" } },
  drawer: { from: { opacity: "0", translate: "0 -1rem" } },
  /** The gradient is three times as wide as its element. */
  skeleton: { from: { backgroundPosition: "100% 0" }, to: { backgroundPosition: "0 0" } },
  spin: { to: { rotate: "360deg" } },
});
