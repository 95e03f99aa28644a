/** Loaded by a server that is measured (`--expose-gc --import`): at SIGUSR2 it collects garbage and prints its memory. */
process.on("SIGUSR2", () => {
  globalThis.gc();
  // Freed pages go back to the system a little later.
  setTimeout(() => {
    globalThis.gc();
    process.stdout.write(`${JSON.stringify({ msg: "memory", rss: process.memoryUsage.rss() })}\n`);
  }, 500);
});
