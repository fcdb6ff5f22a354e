import type { ChangeKind, ChangesPage, Draft, Report } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answer,
  type Cells,
  codeOf,
  csvOf,
  draftsForCustomer,
  type FileTest,
  fileCaller,
  newRows,
  OWN_COMPANY as OWN,
  openTestApp,
  restartFileTest,
  rightRows,
  type TestApp,
  unitCells,
} from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'

let app: TestApp
let hr: FileTest['hr']
let worker: FileTest['worker']
let tokens: { readonly hr: string; readonly worker: string }
/** The file that is imported before each test. */
let before: Cells[]
/** A file in which the first employee has left, the second moved, and somebody else joined. */
let after: Buffer

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  const files = await restartFileTest(app)
  ;({ hr, worker } = files)
  tokens = { hr: files.hrToken, worker: files.workerToken }
  before = await newRows(30)
  await worker.import((await hr.send({ bytes: csvOf(before), clientNumber: OWN })).id)
  const [, second = {}, ...rest] = before
  const joined = {
    ...before[0],
    ...{ Personnummer: '198112189876', Förnamn: 'Nora', Efternamn: 'Nyström' },
    ...{ 'E-post': 'ny@exempel.se', Anställningsnummer: 'ny' },
  }
  after = csvOf([joined, { ...second, ...unitCells('Nytt', 'Lager') }, ...rest])
})

const page = async (path: string, kind: ChangeKind, token = tokens.hr): Promise<ChangesPage> =>
  answer(await app.call('GET', `${path}/changes?kind=${kind}`, { token }))
const nameOf = (row: Cells = {}) => `${row.Förnamn} ${row.Efternamn}`
const unitOf = (row: Cells = {}) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap(level => row[`Organisationsnivå ${level}`] || [])

async function reviewed(bytes: Buffer, caller = hr): Promise<Draft> {
  const draft = answer<Draft>(await caller.attach({ bytes, clientNumber: OWN }))
  answer<Report>(await caller.review(draft, OWN))
  return draft
}

/** What is named whatever the moment; those who join are masked until the import. */
async function expectNamed(path: string, token: string, joined: { name: string; isMasked: boolean }) {
  const leaving = await page(path, 'leaving', token)
  expect(leaving).toMatchObject({
    changes: { state: 'counted', before: 30, after: 30, leaving: 1, moving: 1, joining: 1 },
    total: 1,
    items: [{ name: nameOf(before[0]), isMasked: false, row: null, from: unitOf(before[0]), to: null }],
  })
  const moving = await page(path, 'moving', token)
  expect(moving.items).toMatchObject([
    { name: nameOf(before[1]), isMasked: false, row: 3, from: unitOf(before[1]), to: ['Nytt', 'Lager'] },
  ])
  const joining = await page(path, 'joining', token)
  expect(joining.items).toMatchObject([{ ...joined, row: 2, from: null, to: unitOf(before[0]) }])
}

const MASKED = { name: 'N••••• N•••••', isMasked: true }

describe('who joins, leaves and moves is named', () => {
  test('to HR before the file is sent', async () => {
    const draft = await reviewed(after)
    await expectNamed(`personnel-file-drafts/${OWN}/${draft.id}`, tokens.hr, MASKED)
    const { rows } = await app.services.db.execute('select * from personnel_file_compared')
    expect(JSON.stringify(rows)).not.toMatch(/Nora|Nyström|198112189876/)
  })

  test('to a case worker who sends it for the customer', async () => {
    const draft = await reviewed(after, fileCaller(app, tokens.worker, draftsForCustomer))
    await expectNamed(`${draftsForCustomer(OWN)}/${draft.id}`, tokens.worker, MASKED)
  })

  test('to both while the case is open, and after the import with those who joined', async () => {
    const { id } = await hr.send({ bytes: after, clientNumber: OWN })
    expect(await page(`cases/${id}`, 'joining', tokens.worker)).toMatchObject({
      changes: { state: 'counting' },
      items: [],
    })
    await app.runJobs()
    await expectNamed(`cases/${id}`, tokens.worker, MASKED)
    await expectNamed(`personnel-files/${OWN}/${id}`, tokens.hr, MASKED)
    await worker.import(id)
    const joined = { name: 'Nora Nyström', isMasked: false }
    await expectNamed(`cases/${id}`, tokens.worker, joined)
    await expectNamed(`personnel-files/${OWN}/${id}`, tokens.hr, joined)
    // A later import changes neither who left by this one, nor where somebody came from.
    await worker.import((await hr.send({ bytes: csvOf(before), clientNumber: OWN })).id)
    await expectNamed(`cases/${id}`, tokens.worker, joined)
  })
})

test('somebody with a protected identity is named and marked, as in the list of employees', async () => {
  const [first = {}, ...rest] = before
  const shielded = { ...first, 'Skyddad identitet': 'Ja', 'E-post': '', Mobiltelefon: '', Arbetstelefon: '' }
  await worker.import((await hr.send({ bytes: csvOf([shielded, ...rest]), clientNumber: OWN })).id)
  const draft = await reviewed(csvOf(rest))
  const { items } = await page(`personnel-file-drafts/${OWN}/${draft.id}`, 'leaving')
  expect(items).toMatchObject([{ name: nameOf(first), isProtected: true }])
})

test('the view is audited with the employees who were shown, once a minute', async () => {
  const draft = await reviewed(after)
  const shown = await page(`personnel-file-drafts/${OWN}/${draft.id}`, 'leaving')
  await page(`personnel-file-drafts/${OWN}/${draft.id}`, 'leaving')
  const views = (await auditOf(app.services.db, 'personnel-file-changes-viewed')).filter(
    ({ object }) => object === draft.id,
  )
  expect(views.map(({ details }) => details)).toEqual([
    { kind: 'leaving', page: 1, total: 1, employees: [shown.items[0]?.employeeId] },
  ])
})

test('pages hold fifty, and a page beyond the last is empty', async () => {
  const many = await rightRows(90)
  const draft = await reviewed(csvOf(many))
  const at = async (number: number) =>
    answer<ChangesPage>(
      await app.call('GET', `personnel-file-drafts/${OWN}/${draft.id}/changes?kind=joining&page=${number}`, {
        token: tokens.hr,
      }),
    )
  const [first, second, third] = [await at(1), await at(2), await at(3)]
  expect([first.items.length, second.items.length, third.items.length]).toEqual([50, 10, 0])
  const rows = [...first.items, ...second.items].map(({ row }) => row)
  expect(rows).toEqual(Array.from({ length: 60 }, (_, index) => index + 32))
  expect(third.total).toBe(60)
})

describe('nothing is named', () => {
  test('of a draft that is not reviewed, rejected, or another company’s', async () => {
    const draft = answer<Draft>(await hr.attach({ bytes: after, clientNumber: OWN }))
    const code = async (path: string, token: string) => codeOf(await app.call('GET', path, { token }))
    const own = `personnel-file-drafts/${OWN}/${draft.id}/changes`
    expect(await code(own, tokens.hr)).toBe('DRAFT_NOT_REVIEWED')
    const useless = await reviewed(Buffer.from('x'.repeat(100)))
    expect(await code(`personnel-file-drafts/${OWN}/${useless.id}/changes`, tokens.hr)).toBe('DRAFT_REJECTED')
    expect(await code(`personnel-file-drafts/10402/${draft.id}/changes`, tokens.hr)).toBe('NOT_FOUND')
  })

  test('of a rejected case', async () => {
    const { id } = await hr.send({ bytes: after, clientNumber: OWN })
    answer(await worker.act(id, 'reject', { text: 'Fel fil.' }))
    expect(await page(`cases/${id}`, 'leaving', tokens.worker)).toMatchObject({
      changes: { state: 'not-counted' },
      items: [],
    })
  })
})
