import { type Attributes, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Without an endpoint for traces its spans are nothing and cost nothing. */
export const tracer = () => trace.getTracer('candor');

/** Notes how long work took and whether it failed; never what it was about. */
export function inSpan<Result>(
  name: string,
  { kind, attributes }: { readonly kind: SpanKind; readonly attributes: Attributes },
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
