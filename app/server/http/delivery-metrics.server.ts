import { measureUndelivered } from "../outbound/delivery/delivery.repo.server.ts";
import { deliveryTargets } from "../data/database/delivery-values.ts";
import type { Runtime } from "../scope/runtime.ts";
import { withTimeout } from "../outbound/upstream/with-timeout.ts";
import { type Labels, writeMetric } from "../ops/metrics-text.ts";

/** Milliseconds: an unreachable database must not delay the other metrics. */
const timeout = 2_000;

/** Covers all processes. @returns an empty string while the database is unreachable */
export async function writeDeliveryMetrics({
  database,
  log,
}: Pick<Runtime, "database" | "log">): Promise<string> {
  try {
    const rows = await withTimeout(timeout, measureUndelivered(database.db));
    const series = deliveryTargets.flatMap((target) =>
      (["pending", "suspected", "dead"] as const).map((state) => ({
        labels: { target, state } satisfies Labels,
        row: rows.find((candidate) => candidate.target === target && candidate.state === state),
      })),
    );
    return [
      writeMetric(
        {
          name: "submission_deliveries",
          help: "Not delivered: due again, held back as suspected spam, or given up",
          type: "gauge",
        },
        series.map(({ labels, row }) => [labels, row?.count ?? 0]),
      ),
      writeMetric(
        {
          name: "submission_delivery_oldest_seconds",
          help: "Since the oldest of them was stored",
          type: "gauge",
        },
        series.map(({ labels, row }) => [labels, row?.oldest ?? 0]),
      ),
    ].join("");
  } catch (error) {
    log.warn({ err: error }, "deliveries could not be measured");
    return "";
  }
}
