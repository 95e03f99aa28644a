/** Receives the browsers' timings (`browser/page-timings.ts`). */
export const timingsPath = "/api/timings";
