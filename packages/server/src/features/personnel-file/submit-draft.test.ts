import type { Draft, Submitted, Upload, UploadPage } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  type Cells,
  codeOf,
  csvOf,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
} from '../../testing/index.ts'

let app: FileTest['app']
let hr: FileTest['hr']
let token: string
let worker: FileTest['worker']
let send: FileTest['send']
let rows: Cells[]

beforeAll(async () => {
  ;({ app, hr, hrToken: token, worker, send } = await openFileTest())
  rows = await rightRows(60)
})
afterAll(() => app.close())

let made = 0
/** A file that has not been sent before. */
function newFile(changed: Cells = {}): Buffer {
  made += 1
  return csvOf(rows.slice(0, 10 + made).map((row, at) => (at === 0 ? { ...row, ...changed } : row)))
}

async function reviewed(bytes: Buffer): Promise<Draft> {
  const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
  answer(await hr.review(draft, OWN))
  return draft
}

describe('a draft', () => {
  test('that was not reviewed is refused', async () => {
    const draft = answer<Draft>(await hr.attach({ bytes: newFile(), clientNumber: OWN }))
    expect(codeOf(await hr.submit(draft, OWN))).toBe('DRAFT_NOT_REVIEWED')
  })

  test('that was rejected is refused, whatever the sender says', async () => {
    const draft = await reviewed(Buffer.from('nothing that belongs in a personnel file; '.repeat(5)))
    expect(codeOf(await hr.submit(draft, OWN, { continueAnyway: true }))).toBe('DRAFT_REJECTED')
  })

  test('with errors is refused until the sender continues anyway', async () => {
    const draft = await reviewed(newFile({ Mobiltelefon: '070-1740605' }))
    expect(codeOf(await hr.submit(draft, OWN, {}))).toBe('DRAFT_HAS_ERRORS')
    const submitted = answer<Submitted>(
      await hr.submit(draft, OWN, { continueAnyway: true, comment: ' Ny. ' }),
    )
    expect(submitted).toMatchObject({ status: 'UPLOADED', errors: 1, comment: 'Ny.', existing: false })
  })

  test('makes a case with a number for people, in the list and by both names', async () => {
    const submitted = await send(newFile())
    expect(submitted.number).toMatch(/^P-\d{5,}$/)
    const list = answer<UploadPage>(await app.call('GET', `personnel-files/${OWN}`, { token }))
    expect(list.items[0]).toMatchObject({ id: submitted.id, source: 'WEB', uploadedBy: 'Henrik Rosenlund' })
    expect(list.ongoing?.id).toBe(submitted.id)
    for (const id of [submitted.id, submitted.number, submitted.number.toLowerCase()]) {
      const found = await app.call('GET', `personnel-files/${OWN}/${id}`, { token })
      expect(found.json()).toMatchObject({ id: submitted.id, history: [{ event: 'submit', to: 'UPLOADED' }] })
    }
  })

  test('submitted again answers with its case, as the first time', async () => {
    const draft = await reviewed(newFile())
    const first = answer<Submitted>(await hr.submit(draft, OWN))
    expect(answer(await hr.submit(draft, OWN))).toEqual(first)
  })
})

describe('the same bytes', () => {
  test('while their case is open answer with that case', async () => {
    const bytes = newFile()
    const first = await send(bytes)
    expect(await send(bytes)).toMatchObject({ id: first.id, existing: true })
  })

  test('sent five times at once make one case', async () => {
    const bytes = newFile()
    const drafts = await Promise.all(Array.from({ length: 5 }, () => reviewed(bytes)))
    const cases = await Promise.all(drafts.map(async draft => answer<Submitted>(await hr.submit(draft, OWN))))
    expect(new Set(cases.map(({ id }) => id)).size).toBe(1)
    expect(cases.filter(({ existing }) => !existing)).toHaveLength(1)
  })

  test('of a rejected case make a new case', async () => {
    const bytes = newFile()
    const first = await send(bytes)
    answer(await worker.act(first.id, 'reject', { text: 'Fel fil.' }))
    const second = await send(bytes)
    expect(second).toMatchObject({ existing: false })
    expect(second.id).not.toBe(first.id)
  })

  test('of the last import answer with it, of an older import they make a new case', async () => {
    const [older, last] = [newFile(), newFile()]
    const first = await send(older)
    await worker.import(first.id)
    const second = await send(last)
    await worker.import(second.id)
    expect(await send(last)).toMatchObject({ id: second.id, existing: true, status: 'IMPORTED' })
    const again = await send(older)
    expect(again).toMatchObject({ existing: false, status: 'UPLOADED' })
    expect(again.id).not.toBe(first.id)
  })

  test('of another company are no case of this one', async () => {
    const bytes = newFile()
    const first = await send(bytes)
    const other = await hr.send({ bytes, clientNumber: '10402' })
    expect(other).toMatchObject({ existing: false, clientNumber: '10402' })
    expect(other.id).not.toBe(first.id)
  })
})

test('a second upload is a case of its own at the back of the queue', async () => {
  const first = await send(newFile())
  const second = await send(newFile())
  const { queue: place, olderOpen } = await worker.get(second.id)
  expect(place?.own).toBe(olderOpen)
  expect(place?.ahead).toBeGreaterThanOrEqual(place?.own ?? 0)
  // A parked case is not worked on. Once the older case is taken up, the newer one leaves the queue.
  answer(await worker.act(first.id, 'ask', { text: 'Vilken enhet?' }))
  expect((await worker.get(second.id)).queue).toEqual({
    ahead: (place?.ahead ?? 0) - 1,
    own: olderOpen - 1,
    parked: 1,
  })
  expect((await worker.get(second.id)).olderOpen).toBe(olderOpen)
  const queue = await app.call('GET', 'cases', { token: await app.signIn('handlaggare@demo.example') })
  const ids = queue.json<{ items: Upload[] }>().items.map(({ id }) => id)
  expect(ids.indexOf(second.id)).toBeGreaterThan(ids.indexOf(first.id))
  expect(ids.at(-1)).toBe(second.id)
  answer(await worker.act(second.id, 'acknowledge'))
  expect((await worker.get(second.id)).queue).toBeNull()
})

test('an Idempotency-Key gives the same answer, and is refused for another draft', async () => {
  const [one, other] = [await reviewed(newFile()), await reviewed(newFile())]
  const submit = (draft: Draft) =>
    app.call('POST', `personnel-file-drafts/${OWN}/${draft.id}/submit`, {
      token,
      body: {},
      headers: { 'idempotency-key': 'submit-once-only' },
    })
  const first = answer<Submitted>(await submit(one))
  expect(answer(await submit(one))).toEqual(first)
  expect(codeOf(await submit(other))).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('the template comes as data and as a file of either kind', async () => {
  const template = await app.call('GET', `personnel-file-templates/${OWN}`, { token })
  expect(template.json()).toMatchObject({ id: 'standard', version: 1 })
  const csv = await app.call('GET', `personnel-file-templates/${OWN}/csv`, { token })
  expect(csv.rawPayload.toString('latin1')).toMatch(/^Personnummer;Förnamn;.*;Fakturareferens\r\n$/)
  expect(csv.headers['content-disposition']).toContain('personalfil-mall.csv')
  const xlsx = await app.call('GET', `personnel-file-templates/${OWN}/xlsx`, { token })
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('the original comes back byte for byte, and who took it is audited', async () => {
  const bytes = newFile()
  const { id } = await send(bytes)
  const original = await app.call('GET', `personnel-files/${OWN}/${id}/original`, { token })
  expect(original.rawPayload.equals(bytes)).toBe(true)
  expect(original.headers['content-disposition']).toContain('personal.csv')
})
