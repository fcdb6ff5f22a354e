import type { UnitTree } from '@salvia/core/access'
import type { Period, Reach, StatisticsUnit } from '@salvia/core/statistics'

/** What a graph is asked about, once it is known that the caller may. */
export interface Asked {
  readonly clientNumber: string
  readonly unit: StatisticsUnit
  readonly isRecursive: boolean
  readonly period: Period
  readonly reach: Reach
  readonly tree: UnitTree
  named(id: string): StatisticsUnit
}
