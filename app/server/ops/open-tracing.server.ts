import type { Log } from "./log.server.ts";
import type { Settings } from "./settings.server.ts";
import { noTracing, type Tracing } from "./tracing.ts";

export async function openTracing(settings: Settings, log: Log): Promise<Tracing> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return noTracing;
  const { createOtelTracing } = await import("./otel-tracing.server.ts");
  return createOtelTracing({
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: {
      "service.name": settings.OTEL_SERVICE_NAME,
      "service.version": settings.APP_VERSION,
      "deployment.environment.name": settings.APP_ENV,
    },
    log,
  });
}
