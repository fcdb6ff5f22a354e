import type { Instant } from '../primitives/index.ts'

interface Span {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The earliest of the spans that overlaps a time. One that begins exactly when the other ends does not overlap. */
export function overlapping<S extends Span>(time: Span, spans: readonly S[]): S | null {
  const all = spans.filter(span => span.startsAt < time.endsAt && time.startsAt < span.endsAt)
  return all.reduce<S | null>(
    (first, span) => (first && first.startsAt <= span.startsAt ? first : span),
    null,
  )
}
