import { unitAt } from '@salvia/core/coworkers/testing'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { membershipsOf } from '../../../access/unit-memberships.store.ts'
import { databaseCode, transaction } from '../../../db/transaction.ts'
import {
  type Cells,
  type FileTest,
  newRows,
  OWN_COMPANY as OWN,
  openFileTest,
  restartFileTest,
  unitCells,
} from '../../../testing/index.ts'

const PEOPLE = 9
const UNITS = ['Drift', 'Drift/Lager', 'Drift/Verkstad', 'Kontor', 'Kontor/Lager'] as const

/** What one file says: the unit of each person, and null for one who is not in it. */
type Snapshot = readonly (string | null)[]
interface Import {
  readonly snapshot: Snapshot
  /** Since the import before; none if two run at the same moment. */
  readonly milliseconds: number
}

const anyImport: fc.Arbitrary<Import> = fc.record({
  snapshot: fc
    .array(fc.option(fc.constantFrom(...UNITS), { freq: 3 }), { minLength: PEOPLE, maxLength: PEOPLE })
    .filter(units => units.some(unit => unit !== null)),
  milliseconds: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
})

let salvia: FileTest
beforeAll(async () => {
  salvia = await openFileTest()
})
afterAll(() => salvia.app.close())

/** Makes the company one that has never imported a file. */
function forgetHistory(): Promise<void> {
  const own = sql`select id from employees where client_number = ${OWN}`
  return transaction(salvia.app.services.db, async tx => {
    await tx.execute(sql`delete from unit_memberships where employee_id in (${own})`)
    await tx.execute(sql`delete from unit_histories where client_number = ${OWN}`)
    await tx.execute(
      sql`update employees set ended_at = now() where client_number = ${OWN} and ended_at is null`,
    )
  })
}

/** Imports the file of a snapshot. Returns the identity numbers of all people. */
async function importSnapshot(snapshot: Snapshot): Promise<string[]> {
  const rows = await newRows(PEOPLE)
  const file = rows.flatMap((row, person): Cells[] => {
    const unit = snapshot[person]
    return unit == null ? [] : [{ ...row, ...unitCells(...unit.split('/')) }]
  })
  const { id } = await salvia.send(file)
  expect((await salvia.worker.import(id)).status).toBe('IMPORTED')
  return rows.map(({ Personnummer = '' }) => Personnummer)
}

/** The slow answer, from the files themselves. */
function unitInFiles(
  files: readonly { readonly moment: Instant; readonly snapshot: Snapshot }[],
  person: number,
  moment: Instant,
): string | null {
  const known = files.findLast(file => file.moment <= moment) ?? files[0]
  return known?.snapshot[person] ?? null
}

async function historyOf(pid: string) {
  const { rows } = await salvia.app.services.db.execute<{ id: string }>(
    sql`select id from employees where client_number = ${OWN} and pid = ${pid}`,
  )
  const id = rows[0]?.id
  return id === undefined
    ? { recordedSince: null, memberships: [] }
    : membershipsOf(salvia.app.services.db, id)
}

test('property: the periods tell for every moment what the file before it said', {
  timeout: 300_000,
}, async () => {
  const series = fc.array(anyImport, { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(series, async imports => {
      await forgetHistory()
      salvia = await restartFileTest(salvia.app)
      let pids: string[] = []
      const files: { moment: Instant; snapshot: Snapshot }[] = []
      for (const { snapshot, milliseconds } of imports) {
        const now = addElapsed(salvia.app.clock.now(), { milliseconds })
        salvia.app.clock.set(now)
        pids = await importSnapshot(snapshot)
        const before = files.at(-1)
        const next = before ? addElapsed(before.moment, { milliseconds: 1 }) : now
        files.push({ moment: now > next ? now : next, snapshot })
      }
      const moments = files.flatMap(({ moment }) =>
        [-1, 0, 1].map(milliseconds => addElapsed(moment, { milliseconds })),
      )
      for (const [person, pid] of pids.entries()) {
        const history = await historyOf(pid)
        for (const moment of moments) {
          const { membership, isCertain } = unitAt(history, moment)
          expect(membership?.unitPath.join('/') ?? null).toBe(unitInFiles(files, person, moment))
          if (history.recordedSince) expect(isCertain).toBe(moment >= (files[0]?.moment ?? moment))
        }
      }
    }),
    { numRuns: 5 },
  )
})

test('the database refuses two periods that overlap, two that are open, and one that ends before it begins', async () => {
  const [pid = ''] = await importSnapshot(Array.from({ length: PEOPLE }, () => 'Drift'))
  await importSnapshot(Array.from({ length: PEOPLE }, () => 'Kontor'))
  const { memberships } = await historyOf(pid)
  const [left, open] = memberships.slice(-2)
  if (!left?.endedAt || !open) throw new Error('There should be two periods.')
  const one = sql`(select id from employees where client_number = ${OWN} and pid = ${pid})`
  const later = (milliseconds: number) => addElapsed(open.startedAt, { milliseconds })
  const add = (startedAt: Instant, endedAt: Instant | null, previousEndedAt: Instant | null) => sql`
    insert into unit_memberships (employee_id, unit_id, started_at, ended_at, previous_ended_at)
    select ${one}, ${left.unitId}, ${startedAt}, ${endedAt}, ${previousEndedAt}`
  const overlapping = addElapsed(left.endedAt, { milliseconds: -1 })
  const UNIQUE = '23505'
  const NO_SUCH_END = '23503'
  const ORDER = '23514'
  const refused: [SQL, string][] = [
    [add(later(1), null, left.endedAt), UNIQUE],
    [add(later(1), null, null), UNIQUE],
    [add(later(1), later(2), later(1)), NO_SUCH_END],
    [add(overlapping, later(2), left.endedAt), ORDER],
    [
      sql`update unit_memberships set ended_at = started_at where employee_id = ${one} and ended_at is null`,
      ORDER,
    ],
    [
      sql`update unit_memberships set ended_at = ${later(1)} where employee_id = ${one} and ended_at = ${left.endedAt}`,
      NO_SUCH_END,
    ],
  ]
  for (const [statement, code] of refused) {
    const error: unknown = await salvia.app.services.db.execute(statement).catch(failure => failure)
    expect(databaseCode(error)).toBe(code)
  }
  expect((await historyOf(pid)).memberships).toEqual(memberships)
})
