/** Lazy: pages work without it. Uncached: eight 64-megapixel photos took 1.6 GB. One thread: the queues bound concurrency. */
export async function loadSharp(): Promise<typeof import("sharp").default> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
