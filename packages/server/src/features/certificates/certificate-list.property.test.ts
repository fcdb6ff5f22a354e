import {
  CERTIFICATE_SOURCE_NAMES,
  CERTIFICATE_TYPE_NAMES,
  type CertificateEntry,
  type CertificateSource,
  type CertificateStatus,
  certificateSource,
  certificateStatus,
  certificateStatuses,
  type certificatesList,
  certificateTypeOf,
  type MedicalCheck,
  supersededFrom,
} from '@salvia/core/certificates'
import type { PageOf } from '@salvia/core/lists'
import { addDays, atStockholm, type IsoDate, isoDate } from '@salvia/core/primitives'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { employeesOf } from '../../testing/test.store.ts'
import { setEntries, type TestEntry } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const HR = 'hr@demo.example'
const TODAY = isoDate(2026, 11, 1)

let salvia: TestApp
let token: string
/** Some whom HR sees, and one whom a rule shuts, by their ids. */
let people: string[]
let seen: ReadonlySet<string>
/** What rows are sorted by within one key, and the id, by the name of the employee in addresses. */
const names = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  salvia.clock.set(atStockholm(TODAY, { hour: 12, minute: 0 }))
  token = await salvia.signIn(HR)
  const within = await employeesWithinReach(salvia, token)
  const shut = await employeesWithinReach(salvia, token, { context: 'excluded' })
  people = [...within.slice(0, 5), shut[0] ?? expect.fail('nobody is shut')]
  seen = new Set(within)
  for (const { id, pid, sortName } of await employeesOf(salvia.services.db, COMPANY))
    names.set(salvia.services.secrets.pidHash(pid), `${sortName} ${id}`)
})
afterAll(async () => {
  salvia.clock.set(TEST_NOW)
  await salvia.close()
})

const nameOf = (id: string) => [...names.values()].find(name => name.endsWith(id))

/** Days on which something turns, counted from today, and others. */
const anyEnd = fc.oneof(
  fc.constantFrom(-1, 0, 1, 89, 90, 91),
  fc.integer({ min: -190, max: -175 }),
  fc.integer({ min: -400, max: 400 }),
)
const anyEntry: fc.Arbitrary<Given> = fc.record({
  person: fc.nat(5),
  medicalCheck: fc.constantFrom<Given['medicalCheck']>('silica', 'night-work'),
  origin: fc.constantFrom(...CERTIFICATE_SOURCE_NAMES),
  end: fc.option(anyEnd, { freq: 5 }),
  length: fc.oneof(fc.nat(3), fc.nat(700)),
})
const anyQuery = fc.record({
  status: fc.constantFrom('all', ...certificateStatuses.codes),
  sort: fc.constantFrom('name', '-name', 'status', '-status', 'end', '-end'),
  source: fc.option(fc.constantFrom(...CERTIFICATE_SOURCE_NAMES)),
  type: fc.option(fc.constantFrom(...CERTIFICATE_TYPE_NAMES)),
})

interface Given {
  readonly person: number
  readonly medicalCheck: 'silica' | 'night-work'
  readonly origin: CertificateSource
  readonly end: number | null
  readonly length: number
}

function rowOf({ person, medicalCheck, origin, end, length }: Given): TestEntry {
  const endsOn = end === null && origin !== 'journal' ? null : addDays(TODAY, end ?? 0)
  const startsOn = addDays(endsOn ?? TODAY, -length)
  return { employeeId: people[person] ?? '', medicalCheck, origin, startsOn, endsOn }
}

const entryOf = ({ medicalCheck, origin, startsOn, endsOn }: TestEntry): CertificateEntry => ({
  check: medicalCheck,
  ...{ origin, start: startsOn, end: endsOn },
})

/** What HR sees of the entries, judged one at a time by the rules. */
function shownOf(rows: readonly TestEntry[]) {
  return rows.filter((row, at) => {
    const others = rows.filter(
      (other, i) =>
        i !== at && other.employeeId === row.employeeId && other.medicalCheck === row.medicalCheck,
    )
    const from: IsoDate | null = supersededFrom(entryOf(row), others.map(entryOf))
    return seen.has(row.employeeId) && (from === null || from > TODAY)
  })
}

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
/** Checks by their Swedish names, then the last day, also in a reversed list. */
const withinOf = (check: MedicalCheck, end: IsoDate | null) =>
  `${check === 'silica' ? 'Kvarts' : 'Nattarbete'} ${end ?? '9999'}`

interface Place {
  readonly by: string
  readonly within: string
}
const inOrderOf = (isReversed: boolean) => (one: Place, other: Place) =>
  (isReversed ? compared(other.by, one.by) : compared(one.by, other.by)) || compared(one.within, other.within)

test('property: the list has what the rules say, under every filter and in every order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 30 }), anyQuery, async (given, query) => {
      const rows = given.map(rowOf)
      await setEntries(salvia.services.db, rows)
      const asked = Object.entries(query).flatMap(([name, value]) =>
        value === null ? [] : [`${name}=${value}`],
      )
      const path = `certificates/${COMPANY}?pageSize=100&${asked.join('&')}`
      const page = answer<PageOf<typeof certificatesList>>(await salvia.call('GET', path, { token }))
      const fits = shownOf(rows).filter(
        row =>
          (query.source === null || certificateSource(entryOf(row), TODAY) === query.source) &&
          (query.type === null || certificateTypeOf(row.medicalCheck) === query.type),
      )
      const statusOf = (row: TestEntry) => certificateStatus(entryOf(row), TODAY)
      for (const code of certificateStatuses.codes)
        expect(page.counts[code]).toBe(fits.filter(row => statusOf(row) === code).length)
      expect(page.counts.all).toBe(fits.length)
      const wanted = fits.filter(row => query.status === 'all' || statusOf(row) === query.status)
      const keyOf = (status: CertificateStatus, end: IsoDate | null): string => {
        if (query.sort.endsWith('status')) return String(certificateStatuses.codes.indexOf(status))
        return query.sort.endsWith('end') ? (end ?? '9999') : ''
      }
      const inOrder = wanted
        .map(row => ({
          by: `${keyOf(statusOf(row), row.endsOn)} ${nameOf(row.employeeId)}`,
          within: withinOf(row.medicalCheck, row.endsOn),
        }))
        .sort(inOrderOf(query.sort.startsWith('-')))
      const told = page.items.map(({ check, status, end, employee }) => ({
        by: `${keyOf(status, end)} ${names.get(employee.pidHash)}`,
        within: withinOf(check, end),
      }))
      expect(told).toEqual(inOrder)
    }),
    { numRuns: 60 },
  )
})
