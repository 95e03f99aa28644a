/** Whether the visitor asked for less motion; asked anew each time, since they may do so while they read. */
export const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
