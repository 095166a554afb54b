/** What traced parts are given to begin a span with. */
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';

/** Does what it is given inside of a span; what fails is passed on. */
export type InSpan = <Result>(
  about: { readonly name: string; readonly kind: SpanKind; readonly attributes: Attributes },
  run: (span: Span) => Promise<Result>,
) => Promise<Result>;
