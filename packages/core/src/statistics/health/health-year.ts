import { STATISTICS_EMPLOYED_MIN } from '../../limits/index.ts'
import type { TreeUnit } from '../unit-order.ts'
import type { VisitCause } from '../visit-catalogue.ts'
import { areasOf } from './areas.ts'
import {
  gapOf,
  gapOfSecret,
  type HealthGap,
  mainCause,
  type Reasons,
  reasonsOf,
  type SecretSet,
} from './told-people.ts'

/** Somebody who was employed in a year, or had a visit in it. */
export interface YearPerson {
  /** The unit of the last employment in the year; the root's for somebody without one. */
  readonly unitId: string
  readonly isEmployedAllYear: boolean
  readonly isEmployedAtEnd: boolean
  /** The causes of the visits that the employer ordered, one for each. */
  readonly ordered: readonly VisitCause[]
  /** Whether the person had a visit that the person booked. */
  readonly hasOwn: boolean
}

/** One figure, of an area or the whole company; the gap says why it is not told. */
export type Told<T> = ToldArea & ({ readonly figure: T } | { readonly gap: HealthGap })

interface ToldArea {
  readonly areaId: string
  /** How many are employed in it at the end of the year. */
  readonly employed: number
}

/** The figures about health of one company and year. The areas of one graph never add up with those of the other. */
export interface HealthYear {
  /** The area that holds each unit. */
  readonly areas: ReadonlyMap<string, string>
  /** Of the areas, or of the company alone, under the id of the root. */
  readonly reasons: readonly Told<Reasons>[]
  readonly own: readonly Told<number>[]
}

interface Company {
  /** In the tree of 31 December; exactly one has no parent. */
  readonly units: readonly TreeUnit[]
  readonly people: readonly YearPerson[]
}

/**
 * Works out a year's figures about health: of the company's areas where every one of them can be told, else of the company.
 * Null for a company with too few employed at the end of the year, which gets none.
 * @spec §9
 */
export function healthYear({ units, people }: Company): HealthYear | null {
  const employed = countsBy(people.filter(({ isEmployedAtEnd }) => isEmployedAtEnd))
  const sum = [...employed.values()].reduce((all, count) => all + count, 0)
  const root = units.find(({ parentId }) => parentId === null)?.id
  if (root === undefined || sum < STATISTICS_EMPLOYED_MIN) return null
  const areas = areasOf(units, employed)
  const byArea = Map.groupBy(people, ({ unitId }) => areas.get(unitId) ?? root)
  const groups = [...new Set(areas.values())]
    .sort()
    .map(areaId => ({ areaId, people: byArea.get(areaId) ?? [] }))
  const company = { areaId: root, people }
  const reasons = groups.map(toldReasons)
  const own = groups.map(toldOwn)
  const isWhole = reasons.every(one => 'figure' in one && one.figure.causes.length > 0)
  return {
    areas,
    reasons: isWhole ? reasons : [toldReasons(company)],
    own: own.every(one => 'figure' in one) ? own : [toldOwn(company)],
  }
}

interface Group {
  readonly areaId: string
  readonly people: readonly YearPerson[]
}

const areaOf = ({ areaId, people }: Group): ToldArea => ({
  areaId,
  employed: people.filter(({ isEmployedAtEnd }) => isEmployedAtEnd).length,
})

function toldReasons(group: Group): Told<Reasons> {
  const { people } = group
  const gap = gapOf(setOf(people, ({ ordered }) => ordered.length > 0))
  if (gap) return { ...areaOf(group), gap }
  return { ...areaOf(group), figure: reasonsOf(people.flatMap(({ ordered }) => mainCause(ordered) ?? [])) }
}

function toldOwn(group: Group): Told<number> {
  const set = setOf(group.people, ({ hasOwn }) => hasOwn)
  const gap = gapOfSecret(set)
  return { ...areaOf(group), ...(gap ? { gap } : { figure: set.people }) }
}

function setOf(people: readonly YearPerson[], isIn: (person: YearPerson) => boolean): SecretSet {
  const allYear = people.filter(({ isEmployedAllYear }) => isEmployedAllYear)
  return {
    people: people.filter(isIn).length,
    allYear: allYear.length,
    partOfYear: people.length - allYear.length,
    outside: allYear.filter(person => !isIn(person)).length,
  }
}

function countsBy(people: readonly YearPerson[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { unitId } of people) counts.set(unitId, (counts.get(unitId) ?? 0) + 1)
  return counts
}
