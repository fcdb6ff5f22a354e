import type { UnitRole } from '../profile/index.ts'

/** Whoever holds one of these for a unit may read its statistics. @spec §9 */
export const STATISTICS_ROLES = [
  'statistics-reviewer',
  'extended-orderer',
] as const satisfies readonly UnitRole[]
