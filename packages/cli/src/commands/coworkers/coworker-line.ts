import type { Coworker } from '@salvia/core/coworkers'
import { visible } from '../../output/escape.ts'

/**
 * One employee on one line, for scripts. It begins with the id that `salvia coworkers show` takes.
 * @example 'kQ3b… Berg, Åsa, Ekonomi / Lön'
 */
export function coworkerLine({
  pidHash,
  lastName,
  firstName,
  unit,
}: Pick<Coworker, 'pidHash' | 'lastName' | 'firstName' | 'unit'>): string {
  return `${pidHash} ${visible(`${lastName}, ${firstName}, ${unit.path.join(' / ')}`)}`
}
