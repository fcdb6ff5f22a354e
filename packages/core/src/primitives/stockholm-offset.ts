import { IANAZone } from 'luxon'

const MINUTE_MS = 60_000
const MONTHS = 12

/** From this moment on, how far the clock is ahead of UTC. */
interface OffsetSpan {
  readonly from: number
  readonly offset: number
}

const spansByYear = new Map<number, readonly OffsetSpan[]>()

/**
 * How many milliseconds the Stockholm clock is ahead of UTC at a moment given in milliseconds since 1970. The changes of
 * a year are looked up once: lists of thousands of times need them.
 */
export function stockholmOffset(millis: number): number {
  const year = new Date(millis).getUTCFullYear()
  const spans = spansByYear.get(year) ?? rememberSpans(year)
  return spans.findLast(span => span.from <= millis)?.offset ?? zoneOffset(millis)
}

function rememberSpans(year: number): readonly OffsetSpan[] {
  const spans: OffsetSpan[] = []
  for (let month = 0; month < MONTHS; month++) {
    const start = monthStart(year, month)
    const previous = spans.at(-1)
    if (previous === undefined) spans.push({ from: start, offset: zoneOffset(start) })
    else spans.push(...changeBetween(previous, monthStart(year, month - 1), start))
  }
  spans.push(...changeBetween(spans.at(-1), monthStart(year, MONTHS - 1), monthStart(year, MONTHS)))
  spansByYear.set(year, spans)
  return spans
}

/** The change after one moment and up to another, found by halving; no month has two. */
function changeBetween(before: OffsetSpan | undefined, from: number, to: number): OffsetSpan[] {
  const offset = zoneOffset(to)
  if (offset === before?.offset) return []
  let [early, late] = [from, to]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (zoneOffset(middle) === offset) late = middle
    else early = middle
  }
  return [{ from: late, offset }]
}

/** `Date.UTC` takes the years 0–99 for the 1900s. */
function monthStart(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month, 1)
}

function zoneOffset(millis: number): number {
  return stockholm().offset(millis) * MINUTE_MS
}

let zone: IANAZone | undefined

/** Business time, in every browser. Made when it is first needed, because that takes 10 ms of every start. */
function stockholm(): IANAZone {
  zone ??= IANAZone.create('Europe/Stockholm')
  return zone
}
