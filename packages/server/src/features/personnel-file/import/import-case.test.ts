import type { coworkersList } from '@salvia/core/coworkers'
import { appError } from '@salvia/core/error-catalogue'
import type { PageOf } from '@salvia/core/lists'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReachFaultPoint } from '../../../process/fault-points.ts'
import {
  answer,
  type Cells,
  type FileTest,
  lastTry,
  newRows,
  OWN_COMPANY as OWN,
  openFileTest,
  unitCells,
} from '../../../testing/index.ts'
import { importCase } from './import-case.ts'

let salvia: FileTest
let app: FileTest['app']
let worker: FileTest['worker']
let rows: Cells[]

beforeAll(async () => {
  salvia = await openFileTest()
  ;({ app, worker } = salvia)
})
afterAll(() => app.close())

let made = 0
beforeEach(async () => {
  made += 1
  rows = await newRows(12, unitCells('Drift', 'Lager'))
})

async function send(file: readonly Cells[]): Promise<string> {
  return (await salvia.send(file)).id
}

async function importFile(file: readonly Cells[]): Promise<CaseDetails> {
  const details = await worker.import(await send(file))
  expect(details.status).toBe('IMPORTED')
  return details
}

function changed(at: number, cells: Cells): Cells[] {
  return rows.map((row, index) => (index === at ? { ...row, ...cells } : row))
}

async function query<T extends Record<string, unknown>>(statement: SQL): Promise<T[]> {
  return (await app.services.db.execute<T>(statement)).rows
}

const employee = async (pid = '') =>
  (
    await query(sql`
      select employees.*, units.path, units.id as unit_id, units.ended_at as unit_ended_at
      from employees join units on units.id = employees.unit_id
      where employees.client_number = ${OWN} and pid = ${pid}`)
  )[0]
const openUnits = async () =>
  (
    await query<{ path: string[] }>(sql`
      select path from units where client_number = ${OWN} and ended_at is null and cardinality(path) > 0 order by path`)
  ).map(({ path }) => path.join('/'))
const rolesOf = async (email: string) =>
  (
    await query<{ held: string }>(sql`
      select unit_roles.role || ' ' || array_to_string(units.path, '/') || ' ' || unit_roles.source as held
      from unit_roles join units on units.id = unit_roles.unit_id
      join accounts on accounts.id = unit_roles.account_id
      where accounts.email = ${email} and units.client_number = ${OWN} order by held`)
  ).map(({ held }) => held)
const account = async (email: string) => (await query(sql`select * from accounts where email = ${email}`))[0]

describe('after an import', () => {
  test('the employees are those of the file, and everyone else has an end date', async () => {
    await importFile(rows)
    const [{ open } = { open: -1 }] = await query<{ open: number }>(
      sql`select count(*)::int as open from employees where client_number = ${OWN} and ended_at is null`,
    )
    expect(open).toBe(rows.length)
    const [{ all } = { all: -1 }] = await query<{ all: number }>(
      sql`select count(*)::int as all from employees where client_number = ${OWN}`,
    )
    expect(all).toBeGreaterThan(rows.length)
  })

  test('someone who remains keeps the id, and what is written is the new', async () => {
    await importFile(rows)
    const before = await employee(rows[3]?.Personnummer)
    await importFile(changed(3, { Befattning: 'Ny titel', 'E-post': '' }))
    expect(await employee(rows[3]?.Personnummer)).toMatchObject({
      id: before?.id,
      started_at: before?.started_at,
      title: 'Ny titel',
      email: null,
      ended_at: null,
    })
  })

  test('someone who leaves has an end date, and who comes back has the same id', async () => {
    await importFile(rows)
    const before = await employee(rows[0]?.Personnummer)
    await importFile(rows.slice(1))
    expect(await employee(rows[0]?.Personnummer)).toMatchObject({
      id: before?.id,
      ended_at: expect.anything(),
    })
    await importFile(rows)
    expect(await employee(rows[0]?.Personnummer)).toMatchObject({ id: before?.id, ended_at: null })
  })

  test('a renamed unit is a new one, the old one is closed and opens again with its id', async () => {
    await importFile(rows)
    const before = await employee(rows[0]?.Personnummer)
    await importFile(rows.map(row => ({ ...row, ...unitCells('Drift', 'Centrallager') })))
    expect(await openUnits()).toEqual(['Drift', 'Drift/Centrallager'])
    await importFile(rows)
    expect(await openUnits()).toEqual(['Drift', 'Drift/Lager'])
    expect(await employee(rows[0]?.Personnummer)).toMatchObject({
      unit_id: before?.unit_id,
      unit_ended_at: null,
    })
  })

  test('two units of one name under different parents are two', async () => {
    await importFile(changed(0, unitCells('Kontor', 'Lager')))
    expect(await openUnits()).toEqual(['Drift', 'Drift/Lager', 'Kontor', 'Kontor/Lager'])
  })

  test('a protected identity keeps name, title, unit and manager, and no contact', async () => {
    await importFile(changed(2, { 'Skyddad identitet': 'Ja', Mobiltelefon: '0701740605' }))
    expect(await employee(rows[2]?.Personnummer)).toMatchObject({
      protected_identity: true,
      first_name: rows[2]?.Förnamn,
      title: rows[2]?.Befattning,
      email: null,
      mobile_phone: null,
      work_phone: null,
    })
  })

  test('the rows in waiting are gone and the counts stand', async () => {
    const details = await importFile(rows)
    expect(details.changes).toMatchObject({ state: 'counted', after: rows.length })
    const [{ count } = { count: -1 }] = await query<{ count: number }>(
      sql`select count(*)::int as count from personnel_file_staged`,
    )
    expect(count).toBe(0)
  })
})

test('rows that are left out are told by row, column and code', async () => {
  const file = [
    ...rows,
    { ...rows[0], Anställningsnummer: 'x', 'E-post': '' },
    { ...rows[1], Personnummer: '' },
    { ...rows[2], Personnummer: '198112180000', ...unitCells('Drift', '', 'Hål') },
    { ...rows[3], Personnummer: '197001010000', ...unitCells() },
  ]
  const details = await importFile(file)
  expect(details).toMatchObject({ leftOut: 4, changes: { leftOut: 4 } })
  expect((await worker.leftOut(details.id)).items).toEqual([
    { row: 14, column: 'Personnummer', code: 'VALUE_UNIQUE' },
    { row: 15, column: 'Personnummer', code: 'VALUE_MANDATORY' },
    { row: 16, column: 'Organisationsnivå 2', code: 'HOLE_IN_ORG_STRUCTURE' },
    { row: 17, column: 'Organisationsnivå 1', code: 'VALUE_MANDATORY' },
  ])
  expect(details.changes).toMatchObject({ after: rows.length })
})

describe('roles', () => {
  const holder = () => `roll-${made}@exempel.se`
  const allWith = (cells: Cells) => rows.map(row => ({ ...row, ...cells }))

  test('of an email without an account make one that is inactive, and no mail', async () => {
    await importFile(allWith({ Beställare: holder() }))
    expect(await account(holder())).toMatchObject({ state: 'inactive', password_hash: null, pid: null })
    expect(await rolesOf(holder())).toEqual(['orderer Drift/Lager file'])
  })

  test('shut their holder to the other orderers of the unit, before the account is activated', async () => {
    const orderer = changed(0, { Beställare: `${rows[0]?.['E-post']},bestallare@demo.example` })
    await importFile(orderer)
    const { items } = answer<PageOf<typeof coworkersList>>(
      await app.call('POST', `employees/${OWN}/searches`, {
        token: await app.signIn('bestallare@demo.example'),
        body: { q: rows[0]?.Personnummer ?? '' },
      }),
    )
    expect(items).toMatchObject([{ excludedBy: 'ordering', mayOrder: false }])
  })

  test('that the next file does not give are taken away, with the membership', async () => {
    await importFile(allWith({ Beställare: holder() }))
    await importFile(allWith({ Beställare: 'annan@exempel.se' }))
    expect(await rolesOf(holder())).toEqual([])
    const members = await query(sql`
      select 1 from memberships join accounts on accounts.id = account_id where email = ${holder()}`)
    expect(members).toEqual([])
    expect(await account(holder())).toMatchObject({ state: 'inactive' })
  })

  test('cover their unit alone, and those of the provider stay', async () => {
    const before = (await rolesOf('hr@demo.example')).filter(held => held.endsWith('provider'))
    expect(before).not.toEqual([])
    await importFile(allWith({ 'Utökad beställare': 'hr@demo.example' }))
    const after = await rolesOf('hr@demo.example')
    expect(after.filter(held => held.endsWith('provider'))).toEqual(before)
    expect(after).toContain('extended-orderer Drift/Lager file')
    const recursive = await query(sql`select 1 from unit_roles where source = 'file' and recursive`)
    expect(recursive).toEqual([])
  })

  test('change nothing of an account that exists', async () => {
    const before = await account('chef@demo.example')
    const [row = {}] = rows
    await importFile(
      [
        { ...row, 'E-post': 'chef@demo.example', Förnamn: 'Annan', Efternamn: 'Person' },
        ...allWith({ Beställare: 'CHEF@demo.example' }).slice(1),
      ].map(cells => ({ ...cells, Beställare: 'CHEF@demo.example' })),
    )
    expect(await account('chef@demo.example')).toEqual(before)
  })

  test('of another company are not touched', async () => {
    const elsewhere = () =>
      query(sql`
      select unit_roles.id from unit_roles join units on units.id = unit_id
      where client_number <> ${OWN} order by unit_roles.id`)
    const before = await elsewhere()
    await importFile(allWith({ Beställare: holder() }))
    expect(await elsewhere()).toEqual(before)
  })
})

describe('the immediate manager', () => {
  test('is an employee of the file, else an account with membership, else a text', async () => {
    const boss = { ...rows[0], 'E-post': 'Boss@exempel.se', 'Närmaste chef': 'okand@exempel.se' }
    const file = [boss, ...rows.slice(1).map(row => ({ ...row, 'Närmaste chef': 'boss@exempel.se' }))]
    await importFile(file.map((row, at) => (at === 5 ? { ...row, 'Närmaste chef': 'hr@demo.example' } : row)))
    const top = await employee(rows[0]?.Personnummer)
    expect(top).toMatchObject({
      manager_employee_id: null,
      manager_account_id: null,
      manager_text: 'okand@exempel.se',
    })
    expect(await employee(rows[1]?.Personnummer)).toMatchObject({
      manager_employee_id: top?.id,
      manager_text: null,
    })
    const hrAccount = await account('hr@demo.example')
    expect(await employee(rows[5]?.Personnummer)).toMatchObject({
      manager_employee_id: null,
      manager_account_id: hrAccount?.id,
      manager_text: null,
    })
    expect(await account('okand@exempel.se')).toBeUndefined()
  })
})

describe('among several cases', () => {
  test('an import replaces the older open ones', async () => {
    const [older, newer] = [await send(rows), await send(rows.slice(1))]
    await worker.import(newer)
    expect(await worker.get(older)).toMatchObject({ status: 'IMPORTED_NEW_FILE', actions: [] })
  })

  test('one that is older than the last import is refused', async () => {
    const [older, newer] = [await send(rows), await send(rows.slice(1))]
    await app.runJobs()
    for (const id of [older, newer]) {
      answer(await worker.act(id, 'acknowledge'))
      answer(await worker.act(id, 'ready', { confirmed: true }))
    }
    answer(await worker.act(older, 'import', { confirmed: true }))
    answer(await worker.act(newer, 'import', { confirmed: true }))
    // The newer import runs first. The older one, already queued, is then replaced.
    await importCase(app.services, newer)
    await importCase(app.services, older)
    expect((await worker.get(newer)).status).toBe('IMPORTED')
    const given = await worker.get(older)
    expect(given.status).toBe('IMPORTED_NEW_FILE')
    expect(given.history.slice(-2).map(({ event }) => event)).toEqual(['failed', 'newer-imported'])
    await app.runJobs()
  })

  test('an import that is run again changes nothing', async () => {
    const details = await importFile(rows)
    const before = await query(sql`select * from employees where client_number = ${OWN} order by id`)
    await importCase(app.services, details.id)
    expect(await query(sql`select * from employees where client_number = ${OWN} order by id`)).toEqual(before)
    expect((await worker.get(details.id)).history).toEqual(details.history)
  })
})

test('an import that fails leaves everything as it was, and the case to someone who looks into it', async () => {
  await importFile(rows)
  const before = await query(sql`select * from employees where client_number = ${OWN} order by id`)
  const id = await send(rows.slice(2))
  await app.runJobs()
  answer(await worker.act(id, 'acknowledge'))
  answer(await worker.act(id, 'ready', { confirmed: true }))
  answer(await worker.act(id, 'import', { confirmed: true }))
  // Roles are merged after units and employees, and merging them fails if `roles` is a list.
  await query(sql`insert into personnel_file_staged (case_id, "row", pid, unit_path, sort_name, search_text, protected_identity, roles)
    select case_id, 9999, '199001010000', array['Ny'], '', '', false, '[]' from personnel_file_staged
    where case_id = ${id} limit 1`)
  await app.runJobs()
  const failed = await worker.get(id)
  expect(failed.status).toBe('REVIEWING')
  expect(failed.history.at(-1)).toMatchObject({
    event: 'failed',
    by: null,
    text: expect.stringMatching(/^INC-/),
  })
  expect(app.log.join('')).toContain(failed.history.at(-1)?.text)
  expect(await openUnits()).toEqual(['Drift', 'Drift/Lager'])
  expect(await query(sql`select * from employees where client_number = ${OWN} order by id`)).toEqual(before)
})

test('an import that was tried for the last time goes to someone who looks into it, and can be tried again', async () => {
  const id = await send(rows)
  await app.runJobs()
  answer(await worker.act(id, 'acknowledge'))
  answer(await worker.act(id, 'ready', { confirmed: true }))
  answer(await worker.act(id, 'import', { confirmed: true }))
  await lastTry(app, 'import-personnel-file')
  const away: ReachFaultPoint = point => {
    if (point === 'import: before commit') throw appError('SERVICE_UNAVAILABLE')
  }
  const tried = app.services.jobs.workOff({ ...app.services, faultPoint: away })
  await expect(tried).rejects.toThrow('SERVICE_UNAVAILABLE')
  expect((await worker.get(id)).status).toBe('PROCESSING')
  await app.runJobs()
  const failed = await worker.get(id)
  expect(failed.status).toBe('REVIEWING')
  expect(failed.history.at(-1)).toMatchObject({ event: 'failed', text: expect.stringMatching(/^INC-/) })
  expect((await worker.import(id)).status).toBe('IMPORTED')
})
