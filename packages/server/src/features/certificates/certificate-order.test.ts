import { type CertificateSort, certificatesList, type MedicalCheck } from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import { readListQuery } from '@salvia/core/lists'
import { addDays, stockholmDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { testCompany, testPerson } from '../../testing/test-caller.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'
import type { ListedCertificate } from './certificate-list.store.ts'
import { certificatesSource } from './certificate-list.ts'

const COMPANY = '10401'
const TODAY = stockholmDate(TEST_NOW)

let salvia: TestApp
/** Two of the same name. */
let twins: string[]
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  twins = (await employeesWithinReach(salvia, await salvia.signIn('hr@demo.example'))).slice(0, 2).sort()
  const { sortName } = (await employeesOf(db, COMPANY)).find(({ id }) => id === twins[0]) ?? expect.fail()
  for (const id of twins) await changeEmployee(db, id, { sortName })
  const entry = (employeeId: string, medicalCheck: MedicalCheck, days: number | null) => ({
    ...{ employeeId, medicalCheck, origin: 'monitoring' as const },
    ...{ startsOn: addDays(TODAY, -9), endsOn: days === null ? null : addDays(TODAY, days) },
  })
  await setEntries(
    db,
    twins.flatMap(id => [
      entry(id, 'silica', null),
      entry(id, 'night-work', 200),
      entry(id, 'silica', 300),
      entry(id, 'night-work', 100),
    ]),
  )
})
afterAll(() => salvia.close())

/** The rows of a list, some at a time, each time after the last one as a download reads them. */
async function rowsOf(
  sort: CertificateSort,
  { locale = 'sv', atOnce = 100 } = {},
): Promise<ListedCertificate[]> {
  const source = await certificatesSource.prepare({
    ...{ services: salvia.services, now: TEST_NOW, locale: locale as Locale },
    ...{ gone: new AbortController().signal, company: testCompany(COMPANY) },
    caller: await testPerson(salvia.services.db, 'hr@demo.example'),
    params: { clientNumber: COMPANY },
    query: readListQuery(certificatesList, { status: 'all', sort }),
  })
  const rows: ListedCertificate[] = []
  for (let more = true; more; ) {
    const next = await source.rows({ limit: atOnce, offset: 0, after: rows.at(-1) ?? null })
    rows.push(...next)
    more = next.length > 0
  }
  return rows
}

const said = ({ employee, certificate: { medicalCheck, endsOn } }: ListedCertificate) =>
  `${twins.indexOf(employee.id)} ${medicalCheck} ${endsOn ?? '-'}`
const [NEAR, FAR, FARTHEST] = [100, 200, 300].map(days => addDays(TODAY, days))
const night = [`night-work ${NEAR}`, `night-work ${FAR}`]
const silica = [`silica ${FARTHEST}`, 'silica -']
const of = (twin: number, entries: readonly string[]) => entries.map(entry => `${twin} ${entry}`)

test.each([
  // Kvarts, Nattarbete.
  ['name', 'sv', [...of(0, [...silica, ...night]), ...of(1, [...silica, ...night])]],
  ['-name', 'sv', [...of(1, [...silica, ...night]), ...of(0, [...silica, ...night])]],
  // Night work, Silica dust.
  ['name', 'en', [...of(0, [...night, ...silica]), ...of(1, [...night, ...silica])]],
] as const)(
  'by %s in %s, one employee has the checks by name and then by the last day',
  async (sort, locale, wanted) => {
    expect((await rowsOf(sort, { locale })).map(said)).toEqual(wanted)
  },
)

test.each(['name', '-name', 'status', '-status', 'end', '-end'] as const)(
  'a download by %s goes on after each row',
  async sort => {
    expect((await rowsOf(sort, { atOnce: 1 })).map(said)).toEqual((await rowsOf(sort)).map(said))
  },
)
