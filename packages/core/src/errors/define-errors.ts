import type { Text } from '../i18n/index.ts'

/** What a code of the catalogue means: its answer on the wire, its sentence, and what the user can do. */
export interface ErrorFacts {
  /** HTTP status of the answer. */
  readonly status: number
  /** Tells cases of one status apart on the wire. @spec §8 */
  readonly subStatus?: number
  /** What happened. */
  readonly title: Text
  /** What the user can do about it. */
  readonly action: Text
}

/** Declares the errors of one concept; the catalogue assembles them. */
export function defineErrors<const T extends Readonly<Record<string, ErrorFacts>>>(errors: T): T {
  return errors
}
