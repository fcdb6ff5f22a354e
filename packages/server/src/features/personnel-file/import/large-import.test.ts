import type { ImportedEmployee } from '@salvia/core/personnel-file'
import { addDays, isoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stagedRows } from '../../../reading/staged-rows.ts'
import { answer, type FileTest, OWN_COMPANY as OWN, openFileTest, rightRows } from '../../../testing/index.ts'
import { importCase } from './import-case.ts'
import { stageChunk } from './staging.store.ts'

const EMPLOYEES = 10_000
const UNITS = 400
const CHUNK = 1000
/** Generous, for a busy machine. */
const PATIENCE_MS = 300_000

let app: FileTest['app']
let worker: FileTest['worker']
let send: FileTest['send']
beforeAll(async () => {
  ;({ app, worker, send } = await openFileTest())
})
afterAll(() => app.close())

/** Employees with identity numbers that belong to nobody: a date and 0000. */
function madeEmployee(number: number): ImportedEmployee {
  const unit = number % UNITS
  const born = addDays(isoDate(1950, 1, 1), number).replaceAll('-', '')
  const chief = `chef.${unit}@exempel.se`
  return {
    kind: 'employee',
    row: number + 1000,
    pid: `${born}0000`,
    firstName: 'Förnamn',
    lastName: `Efternamn ${number}`,
    email: number < UNITS ? `Chef.${number}@exempel.se` : `anstalld.${number}@exempel.se`,
    mobilePhone: null,
    workPhone: null,
    protectedIdentity: false,
    withheldEmail: null,
    employmentNumber: String(number),
    title: 'Montör',
    company: 'Exempel AB',
    organisationNumber: '556016-0680',
    vatNumber: 'SE556016068001',
    costCentre: String(unit),
    invoiceAddress: null,
    postalCode: '12345',
    postalTown: 'Exempelstad',
    manager: chief,
    unitPath: ['Drift', `Område ${unit % 20}`, `Enhet ${unit}`],
    roles: {
      orderer: [chief],
      'extended-orderer': ['hr@exempel.se'],
      'checkup-reviewer': ['mk@exempel.se'],
      'statistics-reviewer': ['hr@exempel.se'],
      'invoice-recipient': ['faktura@exempel.se'],
    },
    invoiceReference: 'referens@exempel.se',
  }
}

/** A case ready for its import, with generated rows staged beside the few of its file. */
async function processingCase(): Promise<string> {
  const { id } = await send(await rightRows(3))
  await app.runJobs()
  for (let from = 0; from < EMPLOYEES; from += CHUNK) {
    const made = Array.from({ length: CHUNK }, (_, at) => madeEmployee(from + at))
    await stageChunk(app.services.db, id, { staged: stagedRows(made), leftOut: [], shielded: [] })
  }
  for (const event of ['acknowledge', 'ready', 'import'] as const) {
    answer(await worker.act(id, event, { confirmed: true }))
  }
  return id
}

test('ten thousand employees are imported in one transaction', { timeout: PATIENCE_MS }, async () => {
  const id = await processingCase()
  await importCase(app.services, id)
  // PostgreSQL stores with each row the id of the transaction that wrote it.
  const { rows } = await app.services.db.execute(sql`
    select count(*)::int as open, count(manager_employee_id)::int as managed, count(distinct unit_id)::int as units,
      count(distinct xmin::text)::int as transactions
    from employees where client_number = ${OWN} and ended_at is null and pid like '%0000'`)
  expect(rows).toEqual([{ open: EMPLOYEES, managed: EMPLOYEES, units: UNITS, transactions: 1 }])
})
