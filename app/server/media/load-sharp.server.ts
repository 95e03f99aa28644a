/**
 * The one way to load sharp, on first use: where the native library is missing, the pages still work.
 *
 * Its cache keeps the native memory of decoded pictures (1.6 GB after eight photos of 64 megapixels) and would hardly
 * ever be hit, because every picture is encoded once. One thread for each picture: the queues bound how many there are.
 */
export async function loadSharp(): Promise<typeof import("sharp").default> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
