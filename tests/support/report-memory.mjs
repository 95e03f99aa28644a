/** Loaded by a measured server (`--expose-gc --import`): on SIGUSR2 it collects garbage and prints its memory. */
process.on("SIGUSR2", () => {
  globalThis.gc();
  // Freed pages are returned to the system with a delay.
  setTimeout(() => {
    globalThis.gc();
    process.stdout.write(`${JSON.stringify({ msg: "memory", rss: process.memoryUsage.rss() })}\n`);
  }, 500);
});
