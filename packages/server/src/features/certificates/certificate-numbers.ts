import {
  CERTIFICATE_STATUSES,
  type CertificateFacets,
  type CertificateFilter,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  type MedicalCheck,
} from '@salvia/core/certificates'
import { CERTIFICATE_UNITS_OFFERED } from '@salvia/core/limits'
import type { NamedUnit } from '../../access/group-facts.store.ts'
import type { CertificateGroup, CertificateNarrowing } from './certificate-list.store.ts'

type Asked = keyof CertificateNarrowing
type Counts = Record<CertificateFilter, number>

/** What the list narrows by, for groups. */
export interface AskedGroups {
  readonly groups: readonly CertificateGroup[]
  readonly narrowing: CertificateNarrowing
}

/** How many entries stand under each status, whatever the status that is asked for. */
export function statusCounts({ groups, narrowing }: AskedGroups): Counts {
  const fitting = groups.filter(group => fits(group, narrowing, ['status']))
  const told = Object.fromEntries(CERTIFICATE_STATUSES.map(status => [status, 0]))
  for (const { status, count } of fitting) told[status] = (told[status] ?? 0) + count
  return { ...told, all: sum(fitting) } as Counts
}

interface FacetsAsked extends AskedGroups {
  readonly units: readonly NamedUnit[]
  /** Checks of the type that is asked for; null for any type. Type and check are told apart. */
  readonly ofType: readonly MedicalCheck[] | null
  readonly ofCheck: MedicalCheck | null
}

/** How many entries each choice of a question has under everything else that is asked. */
export function facetsOf({ groups, narrowing, units, ofType, ofCheck }: FacetsAsked): CertificateFacets {
  const but = (asked: Asked, checks = narrowing.checks) =>
    groups.filter(group => fits(group, { ...narrowing, checks }, [asked]))
  const byCheck = groups.filter(group => fits(group, { ...narrowing, checks: ofType }, []))
  const byType = groups.filter(group => fits(group, { ...narrowing, checks: ofCheck && [ofCheck] }, []))
  return {
    check: tally(byCheck, ({ check }) => check),
    type: tally(byType, ({ check }) => certificateTypeOf(check)),
    source: tally(but('source'), ({ source }) => source),
    unit: unitCounts(but('units'), units),
    mails: sum(but('onlyMailed').filter(({ isMailed }) => isMailed)),
  }
}

/** The units that have entries, themselves or below: the highest ones if there are too many, by path. */
function unitCounts(
  groups: readonly CertificateGroup[],
  units: readonly NamedUnit[],
): CertificateFacets['unit'] {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const counts = new Map<string, number>()
  for (const { unitId, count } of groups)
    for (let at: string | null = unitId; at !== null; at = parents.get(at) ?? null)
      counts.set(at, (counts.get(at) ?? 0) + count)
  return units
    .filter(({ id }) => counts.has(id))
    .toSorted((one, other) => one.path.length - other.path.length)
    .slice(0, CERTIFICATE_UNITS_OFFERED)
    .map(({ id, path }) => ({ id, path: [...path], count: counts.get(id) ?? 0, key: path.join('\t') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key: _key, ...told }) => told)
}

function fits(group: CertificateGroup, narrowing: CertificateNarrowing, but: readonly Asked[]): boolean {
  const { status, checks, source, units, onlyMailed } = narrowing
  const asks = (asked: Asked) => !but.includes(asked)
  return (
    (!asks('status') || status === null || status === group.status) &&
    (!asks('checks') || checks === null || checks.includes(group.check)) &&
    (!asks('source') || source === null || source === group.source) &&
    (!asks('units') || units === null || units.includes(group.unitId)) &&
    (!asks('onlyMailed') || !onlyMailed || group.isMailed)
  )
}

function tally<K extends string>(
  groups: readonly CertificateGroup[],
  keyOf: (group: CertificateGroup) => K,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const group of groups) {
    const key = keyOf(group)
    counts[key] = (counts[key] ?? 0) + group.count
  }
  return counts
}

const sum = (groups: readonly CertificateGroup[]): number =>
  groups.reduce((total, { count }) => total + count, 0)

/** The checks of a type. */
export function checksOfType(type: ReturnType<typeof certificateTypeOf>): MedicalCheck[] {
  return MEDICAL_CHECK_NAMES.filter(check => certificateTypeOf(check) === type)
}
