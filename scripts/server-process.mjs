/**
 * How a server process is run by `npm start` and measured by `bench/`. `deploy/` says the same, which a test compares.
 * docs/decisions/024-memory-of-a-process.md has the figures.
 */

/**
 * Sizes in MiB. The old generation takes 60 to 85. Its bound is for how soon V8 collects it: with the usual one, 4 GiB on
 * a large machine, it lets two thirds of the heap be garbage.
 */
export const nodeOptions = ["--max-semi-space-size=8", "--max-old-space-size=384"];

/**
 * The C library keeps what threads that compress pages have freed, the more the more arenas there are; blocks above so
 * many bytes go back to the system at once, as they do in a process that has just begun.
 */
export const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
