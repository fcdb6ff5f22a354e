import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Cells,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
  unitCells,
} from '../../../testing/index.ts'
import { accountOf } from '../../../testing/test.store.ts'
import { feedbackCandidates } from '../../bookings/feedback-candidates.store.ts'

let salvia: FileTest
let app: FileTest['app']
let rows: Cells[]

beforeAll(async () => {
  salvia = await openFileTest()
  ;({ app } = salvia)
})
afterAll(() => app.close())

let made = 0
let secret = ''
beforeEach(async () => {
  made += 1
  secret = `hemlig-${made}@exempel.se`
  rows = (await rightRows(8)).map(row => ({
    ...row,
    ...unitCells('Drift', `Lager ${made}`),
    'Skyddad identitet': 'Nej',
    Befattning: `Roll ${made}`,
  }))
})

const SHIELDED = 5

/** The file with one protected identity, and with cells for everybody else. */
function withShielded(own: Cells, others: Cells = {}): Cells[] {
  return rows.map((row, at) => ({ ...row, ...others, ...(at === SHIELDED ? own : {}) }))
}

const shielded = () => ({ 'E-post': secret, 'Skyddad identitet': 'Ja' })
/** Everywhere that an address is stored: searches every table that an import writes. */
async function placesOf(address: string): Promise<string[]> {
  const { rows: found } = await app.services.db.execute<{ place: string }>(sql`
    with texts as (
      select 'employees' as place, employees::text as content from employees
      union all select 'units', units::text from units
      union all select 'staged', personnel_file_staged::text from personnel_file_staged
      union all select 'cases', personnel_file_cases::text from personnel_file_cases
      union all select 'history', personnel_file_history::text from personnel_file_history
      union all select 'accounts', accounts::text from accounts
    )
    select distinct place from texts where strpos(lower(content), ${address}) > 0 order by place`)
  return found.map(({ place }) => place)
}

async function send(file: readonly Cells[]): Promise<string> {
  const { id } = await salvia.send(file)
  await app.runJobs()
  return id
}

async function importFile(file: readonly Cells[]) {
  const details = await salvia.worker.import((await salvia.send(file)).id)
  expect(details.status).toBe('IMPORTED')
  return details
}

async function managersOf(): Promise<string[]> {
  const { rows: found } = await app.services.db.execute<{ pid: string }>(sql`
    select distinct manager.pid from employees e join employees manager on manager.id = e.manager_employee_id
    where e.client_number = ${OWN} and e.ended_at is null`)
  return found.map(({ pid }) => pid)
}

const pid = () => rows[SHIELDED]?.Personnummer ?? ''

describe('the email of a protected identity', () => {
  test('as the immediate manager of others stands nowhere, and the manager is known', async () => {
    const file = withShielded(shielded(), { 'Närmaste chef': secret.toUpperCase() })
    await send(file)
    expect(await placesOf(secret)).toEqual([])
    await importFile(file)
    expect(await placesOf(secret)).toEqual([])
    expect(await managersOf()).toEqual([pid()])
  })

  test('in a role without an account is left out, and told by row and column', async () => {
    const others = { Beställare: `annan@exempel.se,${secret}`, Fakturareferens: secret }
    const details = await importFile(withShielded(shielded(), others))
    expect(await placesOf(secret)).toEqual([])
    expect(details.withheld).toEqual([
      { row: 2, column: 'Beställare' },
      { row: 2, column: 'Fakturareferens' },
    ])
    expect(details.leftOut).toBe(0)
  })

  test.each([
    ['for its identity number', { Personnummer: '19121212-1213' }],
    ['for a hole in its levels', { 'Organisationsnivå 2': '', 'Organisationsnivå 3': 'Norr' }],
  ])('whose own row is left out %s is withheld too', async (_, wrong) => {
    const others = {
      'Närmaste chef': secret,
      Beställare: `annan@exempel.se,${secret}`,
      Fakturareferens: secret,
    }
    const file = withShielded({ ...shielded(), ...wrong }, others)
    await send(file)
    expect(await placesOf(secret)).toEqual([])
    const details = await importFile([...file, ...(await rightRows(9)).slice(8)])
    expect(await placesOf(secret)).toEqual([])
    expect(details.leftOut).toBe(1)
    expect(details.withheld).toContainEqual({ row: 2, column: 'Beställare' })
  })

  test('in a role goes to the account with that address', async () => {
    await importFile(rows.map(row => ({ ...row, Beställare: secret })))
    expect(await placesOf(secret)).toEqual(['accounts'])
    const details = await importFile(withShielded(shielded(), { Beställare: secret }))
    expect(details.withheld).toEqual([])
    expect(await holders('orderer')).toEqual([secret])
    expect(await placesOf(secret)).toEqual(['accounts'])
    expect(await nameOfAccount(secret)).toBe(`${rows[SHIELDED]?.Förnamn} ${rows[SHIELDED]?.Efternamn}`)
  })

  test('in a role goes to the account of the identity number, whatever its address', async () => {
    await app.services.db.execute(sql`
      insert into accounts (email, state, first_name, last_name, pid)
      values (${`egen-${made}@exempel.se`}, 'active', 'Egen', 'Person', ${pid()})`)
    await importFile(withShielded(shielded(), { Beställare: secret }))
    expect(await holders('orderer')).toEqual([`egen-${made}@exempel.se`])
    expect(await placesOf(secret)).toEqual([])
    await app.services.db.execute(sql`update accounts set pid = null where pid = ${pid()}`)
  })

  test('that an account tells, and the file does not, is withheld too', async () => {
    await app.services.db.execute(sql`
      insert into accounts (email, state, first_name, last_name, pid)
      values (${secret}, 'active', 'Egen', 'Person', ${pid()})`)
    const own = { 'E-post': '', 'Skyddad identitet': 'Ja' }
    await importFile(withShielded(own, { 'Närmaste chef': secret }))
    expect(await placesOf(secret)).toEqual(['accounts'])
    expect(await managersOf()).toEqual([pid()])
    await app.services.db.execute(sql`update accounts set pid = null where pid = ${pid()}`)
  })
})

describe('of somebody who becomes protected in a later file', () => {
  test('the address that was known goes, also where that file no longer tells whose it is', async () => {
    await importFile(withShielded({ 'E-post': secret }, { 'Närmaste chef': secret }))
    expect(await placesOf(secret)).toEqual(['employees'])
    const own = { 'E-post': '', 'Skyddad identitet': 'Ja', Befattning: 'Ny' }
    await importFile(withShielded(own, { 'Närmaste chef': secret }))
    expect(await placesOf(secret)).toEqual([])
    expect(await managersOf()).toEqual([pid()])
    const again = withShielded({ ...own, Befattning: 'Nyare' }, { 'Närmaste chef': secret })
    await importFile(again)
    expect(await placesOf(secret)).toEqual([])
    expect(await managersOf()).toEqual([pid()])
  })

  test('what is kept of people who have left goes too', async () => {
    await importFile(rows.map(row => ({ ...row, 'Närmaste chef': secret })))
    expect(await placesOf(secret)).toEqual(['employees'])
    await importFile(withShielded(shielded()).slice(4))
    expect(await placesOf(secret)).toEqual([])
  })

  test('an address that the file gives to somebody else is theirs', async () => {
    await importFile(withShielded(shielded()))
    const file = withShielded({ 'E-post': '', 'Skyddad identitet': 'Ja' }, { 'Närmaste chef': secret })
    await importFile(file.map((row, at) => (at === 0 ? { ...row, 'E-post': secret } : row)))
    expect(await managersOf()).toEqual([rows[0]?.Personnummer])
  })

  test('and is so no longer in the next, the address is kept again', async () => {
    await importFile(withShielded(shielded()))
    await importFile(withShielded({ 'E-post': secret }, { 'Närmaste chef': secret }))
    expect(await placesOf(secret)).toEqual(['employees'])
    expect(await managersOf()).toEqual([pid()])
  })
})

/** The name of an account, as users who may write to it see it. */
async function nameOfAccount(email: string): Promise<string | undefined> {
  const { db } = app.services
  const found = await accountOf(db, email)
  const employee = { id: randomUUID(), clientNumber: OWN, managerEmployeeId: null, managerAccountId: null }
  const [candidate] = await feedbackCandidates(db, employee, [found.id])
  return candidate?.name
}

async function holders(role: string): Promise<string[]> {
  const { rows: found } = await app.services.db.execute<{ email: string }>(sql`
    select accounts.email from unit_roles join units on units.id = unit_roles.unit_id
    join accounts on accounts.id = unit_roles.account_id
    where units.client_number = ${OWN} and unit_roles.role = ${role} and unit_roles.source = 'file'
      and units.path = ${sql.param(['Drift', `Lager ${made}`])}::text[]
    order by accounts.email`)
  return found.map(({ email }) => email)
}
