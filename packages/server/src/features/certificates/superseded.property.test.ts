import { type CertificateEntry, certificateTypeOf, supersededFrom } from '@salvia/core/certificates'
import { addDays, isoDate } from '@salvia/core/primitives'
import { array, assert, asyncProperty, constantFrom, nat, option, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeIds, writeEntries } from '../../testing/certificate-rows.store.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { keepSuperseded } from './superseded.store.ts'

let salvia: TestApp
let employees: string[]
beforeAll(async () => {
  salvia = await openTestApp()
  employees = await employeeIds(salvia.services.db, '10402', 2)
})
afterAll(() => salvia.close())

const BEGIN = isoDate(2026, 2, 20)
const entry = record({
  employee: nat(1),
  check: constantFrom('silica' as const, 'vibration' as const),
  origin: constantFrom('journal' as const, 'journal' as const, 'user' as const),
  // Few days, so that rows share their first and last ones.
  start: nat(6),
  length: option(nat(6)),
  isRemoved: constantFrom(true, false),
})

test('the database keeps for random entries what the rule of core says', async () => {
  const { db } = salvia.services
  await assert(
    asyncProperty(array(entry, { maxLength: 12 }), async drawn => {
      const entries = drawn.map(({ start, length, ...one }) => {
        const days = one.origin === 'journal' ? (length ?? 3) : length
        const first = addDays(BEGIN, start)
        return { ...one, start: first, end: days === null ? null : addDays(first, days) }
      })
      const rows = entries.map(({ employee, check, isRemoved, ...one }) => ({
        employeeId: employees[employee] ?? '',
        clientNumber: '10402',
        medicalCheck: check,
        type: certificateTypeOf(check),
        origin: one.origin,
        startsOn: one.start,
        endsOn: one.end,
        // A wrong day to begin with, which has to go where nothing supersedes.
        supersededFrom: BEGIN,
        createdAt: TEST_NOW,
        // A user has one entry for a check at the most, the others are removed.
        removedAt: isRemoved || one.origin === 'user' ? TEST_NOW : null,
      }))
      const kept = await writeEntries(db, employees, rows)
      const asked = employees.flatMap(employeeId =>
        (['silica', 'vibration'] as const).map(check => ({ employeeId, check })),
      )
      await db.transaction(tx => keepSuperseded(tx, asked))
      const isSame = (one: CertificateEntry & { employee: number }, other: typeof one) =>
        one.employee === other.employee && one.check === other.check
      expect(await kept()).toEqual(
        entries.map(one =>
          supersededFrom(
            one,
            entries.filter(other => other !== one && isSame(one, other)),
          ),
        ),
      )
    }),
    { numRuns: 150 },
  )
})
