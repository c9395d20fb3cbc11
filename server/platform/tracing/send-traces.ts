import { context, type DiagLogger, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';

export interface TraceLog {
  warn(details: object, message: string): void;
}

/** A server that stops waits no longer for whoever takes the last ones. */
const SEND_MS = 3000;

const TELL_MS = 60_000;

/**
 * Sends what `inSpan` and requests note by OTLP over HTTP; the protocol's own variables (`OTEL_SERVICE_NAME`,
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER_ARG` …) say how. Gives what sends the rest at the end.
 */
export async function sendTraces(endpoint: string, log: TraceLog): Promise<() => Promise<void>> {
  const [
    { TracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    hooks,
    { W3CTraceContextPropagator },
    resources,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  diag.setLogger(quietly(log), DiagLogLevel.WARN);
  const name = process.env['OTEL_SERVICE_NAME'] ?? 'candor';
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS }),
      }),
    ],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    // What nobody takes is lost; the server ends all the same.
    await provider.shutdown().catch(() => {});
    for (const global of [trace, context, propagation]) global.disable();
  };
}

/** An endpoint that is away is told once a minute, without what a header or an address may hold. */
function quietly(log: TraceLog): DiagLogger {
  let toldAt = 0;
  const note = () => {
    if (Date.now() - toldAt < TELL_MS) return;
    toldAt = Date.now();
    log.warn({}, 'Traces could not be sent');
  };
  return { error: note, warn: note, info: () => {}, debug: () => {}, verbose: () => {} };
}
