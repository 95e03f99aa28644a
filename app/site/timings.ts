/** Takes what browsers measure (`browser/page-timings.ts`). */
export const timingsPath = "/api/timings";
