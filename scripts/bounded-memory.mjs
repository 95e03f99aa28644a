/** Limits the memory of commands that process many rows. Must be imported before the embedded database. */
import v8 from "node:v8";

// V8 needs 600 MB for a second to optimize a single function of PGlite, 105 KB of bytecode. Without optimized code, an
// embedded database opens at 252 MB instead of 803, and is created at 597 instead of 1,077. Both flags are needed.
v8.setFlagsFromString("--no-wasm-tier-up");
v8.setFlagsFromString("--no-wasm-dynamic-tiering");
// Collects garbage before the heap has doubled.
v8.setFlagsFromString("--heap-growing-percent=20");
