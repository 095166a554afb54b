/**
 * Sends the product's spans to a collector by OTLP (docs/operations.md, "Traces"). Copy it beside the product, change it as you
 * like, and there:
 *
 *   npm install @opentelemetry/api@1.9 @opentelemetry/sdk-trace-node@2.12 @opentelemetry/resources@2.12 \
 *     @opentelemetry/exporter-trace-otlp-http@0.223
 *   NODE_OPTIONS='--import ./otel.mjs' npx liangfen start
 *
 * OTEL_EXPORTER_OTLP_ENDPOINT says where the collector is (http://localhost:4318), OTEL_SERVICE_NAME what this service is called,
 * OTEL_TRACES_SAMPLER which traces are kept.
 */
import { isMainThread } from 'node:worker_threads';

// The threads of the database, of spreadsheets and of paper load it, too, and have no spans.
if (isMainThread) {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');

  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'liangfen',
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  // While the process drains; what ends later than this is lost.
  process.once('SIGTERM', () => void provider.forceFlush());
}
