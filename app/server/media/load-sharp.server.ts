/**
 * Lazy: pages work without the native library. sharp's cache would hold 1.6 GB after eight 64-megapixel photos, with
 * hardly a hit. One thread per picture, because the queues bound concurrency.
 */
export async function loadSharp(): Promise<typeof import("sharp").default> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
