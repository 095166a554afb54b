/** The function with which traced parts begin a span. */
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';

/** Runs the given work inside a span; a failure is passed on. */
export type InSpan = <Result>(
  about: { readonly name: string; readonly kind: SpanKind; readonly attributes: Attributes },
  run: (span: Span) => Promise<Result>,
) => Promise<Result>;
