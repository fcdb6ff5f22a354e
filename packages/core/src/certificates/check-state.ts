import type { IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { certificateTypeOf, type MedicalCheck } from './medical-checks.ts'

/** What a user can note about an employee and a check. Notes are only ever added; one can be taken back by another. */
export const CHECK_NOTE_KINDS = ['work-began', 'offered', 'declined', 'risk-raised'] as const
export type CheckNoteKind = (typeof CHECK_NOTE_KINDS)[number]

/** Whether a kind of note is one about a check. What is offered can be declined; a risk ends what a certificate says. */
export function isNoteOf(check: MedicalCheck, kind: CheckNoteKind): boolean {
  if (kind === 'work-began') return true
  return (certificateTypeOf(check) === 'fitness') === (kind === 'risk-raised')
}

/** A note that has not been taken back. */
export interface CheckNote {
  readonly kind: CheckNoteKind
  readonly date: IsoDate
}

/** An entry as the inspection asks about it. */
export interface CoveringEntry extends CertificateEntry {
  /** A manual entry that stands for a certificate which the employer has seen. */
  readonly isEmployersStatement: boolean
}

/** How an employee stands with a check on a day, as the inspector asks. */
export type CheckState =
  /** Of a check with a certificate of fitness. `end` is the last valid day; null for a statement without one. */
  | { readonly kind: 'covered'; readonly by: 'certificate' | 'statement'; readonly end: IsoDate | null }
  | {
      readonly kind: 'lacking'
      readonly why: 'none' | 'ended' | 'risk-raised'
      readonly since: IsoDate | null
    }
  /** Of a check that is offered. */
  | { readonly kind: 'done'; readonly on: IsoDate; readonly next: IsoDate | null }
  | { readonly kind: 'offered'; readonly on: IsoDate }
  | { readonly kind: 'declined'; readonly on: IsoDate }
  | { readonly kind: 'no-offer' }

/** What is known about one employee and one check. */
export interface CheckFacts {
  readonly check: MedicalCheck
  /** Those that were not removed on that day. */
  readonly entries: readonly CoveringEntry[]
  readonly notes: readonly CheckNote[]
}

/**
 * How an employee stands with a check on a day. Certificates of the journal count, and manual entries that are the
 * employer's statement; a monitoring never covers. A raised risk ends what was issued before it.
 */
export function checkState({ check, entries, notes }: CheckFacts, on: IsoDate): CheckState {
  const known = notes.filter(({ date }) => date <= on)
  const counting = entries.filter(
    entry => entry.check === check && entry.start <= on && (entry.origin === 'journal' || isStatement(entry)),
  )
  return certificateTypeOf(check) === 'fitness'
    ? fitnessState(counting, known, on)
    : offeredState(counting, known, on)
}

function isStatement({ origin, end, isEmployersStatement }: CoveringEntry): boolean {
  return origin === 'user' && end === null && isEmployersStatement
}

function fitnessState(
  entries: readonly CoveringEntry[],
  notes: readonly CheckNote[],
  on: IsoDate,
): CheckState {
  const raised = latest(notes.filter(({ kind }) => kind === 'risk-raised').map(({ date }) => date))
  const valid = entries.filter(({ end }) => end === null || end >= on)
  const stillValid = valid.filter(({ start }) => raised === null || start > raised)
  const best = stillValid.toSorted(byEnd).at(-1)
  if (best)
    return { kind: 'covered', by: best.origin === 'journal' ? 'certificate' : 'statement', end: best.end }
  if (valid.length > 0) return { kind: 'lacking', why: 'risk-raised', since: raised }
  const ended = latest(entries.flatMap(({ end }) => (end === null ? [] : end)))
  return ended === null
    ? { kind: 'lacking', why: 'none', since: null }
    : { kind: 'lacking', why: 'ended', since: ended }
}

/**
 * The latest of what was done, offered and declined; on one day, done counts before declined, and declined before
 * offered. A check that was done and whose next is due has to be offered again.
 */
function offeredState(
  entries: readonly CoveringEntry[],
  notes: readonly CheckNote[],
  on: IsoDate,
): CheckState {
  const done = entries.toSorted((a, b) => compare(a.start, b.start) || byEnd(a, b)).at(-1)
  const declined = latest(notes.filter(({ kind }) => kind === 'declined').map(({ date }) => date))
  const offered = latest(notes.filter(({ kind }) => kind === 'offered').map(({ date }) => date))
  const last = latest([done?.start, declined, offered].filter(date => date != null))
  if (last === null) return { kind: 'no-offer' }
  if (done?.start === last) {
    const isDue = done.end !== null && done.end < on
    return isDue ? { kind: 'no-offer' } : { kind: 'done', on: done.start, next: done.end }
  }
  return declined === last ? { kind: 'declined', on: last } : { kind: 'offered', on: last }
}

function latest(dates: readonly IsoDate[]): IsoDate | null {
  return dates.toSorted().at(-1) ?? null
}

/** The later the last day, the later in the order; one without a last day comes last. */
function byEnd(one: CoveringEntry, other: CoveringEntry): number {
  if (one.end === null || other.end === null) return one.end === other.end ? 0 : one.end === null ? 1 : -1
  return compare(one.end, other.end)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
