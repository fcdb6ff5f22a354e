import type { Instant } from '../primitives/index.ts'

interface Span {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The earliest of the spans that take place while another does; one that begins as the other ends does not. */
export function overlapping<S extends Span>(time: Span, spans: readonly S[]): S | null {
  const all = spans.filter(span => span.startsAt < time.endsAt && time.startsAt < span.endsAt)
  return all.reduce<S | null>(
    (first, span) => (first && first.startsAt <= span.startsAt ? first : span),
    null,
  )
}
