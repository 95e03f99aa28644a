/** Process options of `npm start` and `bench/`; a test compares `deploy/`. Figures: docs/decisions/024-memory-of-a-process.md. */

/**
 * MiB. The old generation uses 60 to 85. With the default limit, 4 GiB on large machines, two thirds of the heap is garbage. With
 * the default initial size, collections during the start make `process.nextTick` slow for the life of the process.
 */
export const nodeOptions = ["--max-semi-space-size=8", "--max-old-space-size=384", "--initial-heap-size=64"];

/** glibc retains memory freed by compression threads in each arena. Larger blocks (bytes) are returned at once. */
export const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
