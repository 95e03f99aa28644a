import { monitorEventLoopDelay } from "node:perf_hooks";

import type { ReadReplica } from "../data/database/read-replica.server.ts";
import type { Runtime } from "../scope/runtime.ts";
import { writeMetric } from "../ops/metrics-text.ts";

/** Started by the first scrape; its resolution of 20 ms is below what visitors notice. */
let loopDelay: ReturnType<typeof monitorEventLoopDelay> | undefined;

const gauge = (name: string, help: string, value: number) =>
  writeMetric({ name, help, type: "gauge" }, [[{}, value]]);

export function writeProcessMetrics({ database, revision, settings, pages }: Runtime): string {
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  const connections = database.connections?.();
  const cached = pages?.stats() ?? { pages: 0, bytes: 0 };
  return [
    writeMetric({ name: "process_cpu_seconds_total", help: "User and system time", type: "counter" }, [
      [{}, (cpu.user + cpu.system) / 1e6],
    ]),
    gauge("process_start_time_seconds", "Since the epoch", startedAt),
    gauge("process_resident_memory_bytes", "Memory of the process", memory.rss),
    gauge("nodejs_heap_size_total_bytes", "Heap that is reserved", memory.heapTotal),
    gauge("nodejs_heap_size_used_bytes", "Heap that is in use", memory.heapUsed),
    gauge("nodejs_external_memory_bytes", "Memory outside the heap", memory.external),
    writeLoopDelay(),
    writeMetric({ name: "nodejs_version_info", help: "Of Node.js and of the program", type: "gauge" }, [
      [{ version: process.version, program: settings.APP_VERSION }, 1],
    ]),
    gauge("content_revision", "Number of the import that is being served", revision),
    gauge("page_cache_pages", "Cached pages", cached.pages),
    gauge("page_cache_bytes", "Memory that they take, in all encodings", cached.bytes),
    connections
      ? writeMetric({ name: "database_pool_connections", help: "Connections to PostgreSQL", type: "gauge" }, [
          [{ state: "idle" }, connections.idle],
          [{ state: "busy" }, connections.busy],
        ])
      : "",
    connections
      ? gauge("database_pool_waiting", "Queries that wait for a connection", connections.waiting)
      : "",
    database.replica
      ? gauge("database_replica_ready", "1 while pages are read from the replica", isReady(database.replica))
      : "",
  ].join("");
}

const isReady = (replica: ReadReplica) => (replica.state() === "ready" ? 1 : 0);

function writeLoopDelay(): string {
  if (!loopDelay) {
    loopDelay = monitorEventLoopDelay({ resolution: 20 });
    loopDelay.enable();
  }
  const name = "nodejs_eventloop_lag_p99_seconds";
  const seconds = loopDelay.count > 0 ? loopDelay.percentile(99) / 1e9 : 0;
  loopDelay.reset();
  return gauge(name, "99th percentile since the last reading", seconds);
}
