import { FEEDBACK_WEEKS } from '@salvia/core/limits'
import type { CaseDetails, UploadDetails } from '@salvia/core/personnel-file'
import { addElapsed, type Instant, instantOf, millisOf } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '../../clock.ts'
import {
  answer,
  type Cells,
  caseWorker,
  codeOf,
  csvOf,
  type FileTest,
  newRows,
  OWN_COMPANY as OWN,
  openTestApp,
  restartFileTest,
  type TestApp,
  unitCells,
} from '../../testing/index.ts'
import { mailsOf } from '../../testing/mail-box.ts'
import { rejectUnanswered } from './reject-unanswered.ts'

let app: TestApp
let hr: FileTest['hr']
let worker: FileTest['worker']
let tokens: { readonly hr: string; readonly worker: string }
let rows: Cells[]

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  const files = await restartFileTest(app)
  ;({ hr, worker } = files)
  tokens = { hr: files.hrToken, worker: files.workerToken }
  rows = await newRows(100)
})

const send = async (file: readonly Cells[]): Promise<string> =>
  (await hr.send({ bytes: csvOf(file), clientNumber: OWN })).id

/** Mails about a case, selected by the number in their subject. */
async function mailsAbout(id: string) {
  const { number } = await worker.get(id)
  const mails = await mailsOf(app)
  return mails.filter(({ subject }) => subject?.endsWith(number))
}

describe('an action', () => {
  test('moves the case and stands in its history, with who and when', async () => {
    const id = await send(rows)
    app.clock.advance(1000)
    const details = answer<CaseDetails>(await worker.act(id, 'acknowledge'))
    expect(details.status).toBe('ACKNOWLEDGED')
    expect(details.actions).toEqual(expect.arrayContaining(['ready', 'ask', 'reject']))
    expect(details.history.at(-1)).toEqual({
      at: app.clock.now(),
      event: 'acknowledge',
      from: 'UPLOADED',
      to: 'ACKNOWLEDGED',
      by: 'Hanna Leijon',
      text: null,
      attachments: [],
    })
  })

  test('does not tell the customer which case worker it was', async () => {
    const id = await send(rows)
    answer(await worker.act(id, 'acknowledge'))
    const token = tokens.hr
    const seen = answer<UploadDetails>(await app.call('GET', `personnel-files/${OWN}/${id}`, { token }))
    expect(seen.history.map(({ by }) => by)).toEqual(['Henrik Rosenlund', null])
  })

  test('that the status does not allow is refused', async () => {
    const id = await send(rows)
    expect(codeOf(await worker.act(id, 'import', { confirmed: true }))).toBe('CASE_EVENT_REFUSED')
  })

  test('on a case that another case worker has moved on is refused', async () => {
    const id = await send(rows)
    answer(await worker.act(id, 'acknowledge', { from: 'UPLOADED' }))
    expect(codeOf(await worker.act(id, 'investigate', { from: 'UPLOADED' }))).toBe('CASE_EVENT_REFUSED')
    expect((await worker.get(id)).status).toBe('ACKNOWLEDGED')
  })

  test('is audited', async () => {
    const id = await send(rows)
    answer(await worker.act(id, 'acknowledge'))
    const { rows: audited } = await app.services.db.execute(
      sql`select action from audit where object = ${id} order by id`,
    )
    expect(audited.map(({ action }) => action)).toContain('case-acknowledge')
  })

  test('of anyone but a case worker finds nothing', async () => {
    const id = await send(rows)
    const token = tokens.hr
    expect((await app.call('POST', `cases/${id}/acknowledge`, { token, body: {} })).statusCode).toBe(404)
    expect((await app.call('GET', `cases/${id}`, { token })).statusCode).toBe(404)
    expect((await app.call('GET', `cases/${id}/original`, { token })).statusCode).toBe(404)
  })
})

describe('a question', () => {
  test('needs its text', async () => {
    const id = await send(rows)
    expect(codeOf(await worker.act(id, 'ask', { text: '  ' }))).toBe('CASE_TEXT_MISSING')
    expect((await worker.get(id)).status).toBe('UPLOADED')
  })

  test("is mailed to the sender in the sender's language, with the day by which to reply", async () => {
    const speak = (locale: string) =>
      app.services.db.execute(sql`update accounts set locale = ${locale} where email = 'hr@demo.example'`)
    await speak('en')
    onTestFinished(async () => void (await speak('sv')))
    const id = await send(rows)
    answer(await worker.act(id, 'ask', { text: 'Vilken enhet är Lager?' }))
    await app.runJobs()
    const [mail, ...others] = await mailsAbout(id)
    expect(others).toEqual([])
    expect(mail?.to?.[0]?.address).toBe('hr@demo.example')
    expect(mail?.subject).toMatch(/^A question about your personnel file, P-\d+$/)
    expect(mail?.text).toContain('Vilken enhet är Lager?')
    expect(mail?.text).toContain('2026-12-21')
  })

  test('that waits for exactly four weeks is still open; a second later the file is rejected', async () => {
    const id = await send(rows)
    const asked = answer<CaseDetails>(await worker.act(id, 'ask', { text: 'Vilken enhet?' }))
    const deadline = instantOf(asked.feedbackDeadline ?? '')
    expect(millisOf(deadline) - millisOf(app.clock.now())).toBe(FEEDBACK_WEEKS * 7 * DAY_MS)
    const statusAt = async (time: Instant) => {
      app.clock.set(time)
      await rejectUnanswered(app.services)
      const again = caseWorker(app, await app.signIn('handlaggare@demo.example'))
      return (await again.get(id)).status
    }
    expect(await statusAt(addElapsed(deadline, { seconds: -1 }))).toBe('FEEDBACK_REQUESTED')
    expect(await statusAt(deadline)).toBe('FEEDBACK_REQUESTED')
    expect(await statusAt(addElapsed(deadline, { seconds: 1 }))).toBe('REJECTED')
    await app.runJobs()
    worker = caseWorker(app, await app.signIn('handlaggare@demo.example'))
    const subjects = (await mailsAbout(id)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^Er personalfil är avvisad/))
  })

  test('that is answered in time stays open', async () => {
    const id = await send(rows)
    answer(await worker.act(id, 'ask', { text: 'Vilken enhet?' }))
    const answered = answer<CaseDetails>(await worker.act(id, 'answered'))
    expect(answered).toMatchObject({ status: 'FEEDBACK_RECEIVED', feedbackDeadline: null })
  })
})

test('the case worker gets the file as it was sent', async () => {
  const id = await send(rows)
  const token = tokens.worker
  const original = await app.call('GET', `cases/${id}/original`, { token })
  expect(original.rawPayload.equals(csvOf(rows))).toBe(true)
})

test('the number in the name of a file stands in no answer, mail, log or name of a download', async () => {
  const bytes = csvOf(rows)
  const sent = await hr.send({ bytes, name: 'personal_19640823-3234.csv', clientNumber: OWN })
  expect(sent.name).toBe('personal_1964••••••••.csv')
  answer(await worker.act(sent.id, 'ask', { text: 'Vilken enhet är Lager?' }))
  await app.runJobs()
  const [mail] = await mailsAbout(sent.id)
  expect(mail?.text).toContain('personal_1964••••••••.csv')
  const token = tokens.worker
  const original = await app.call('GET', `cases/${sent.id}/original`, { token })
  expect(original.headers['content-disposition']).toContain('personal_1964')
  expect(original.rawPayload.equals(bytes)).toBe(true)
  const texts = [mail?.text, mail?.html, original.headers, await worker.get(sent.id)]
  expect(JSON.stringify(texts)).not.toMatch(/19640823|3234/)
  expect(app.log.join('')).not.toContain('personal_19640823')
})

test('a reason is asked for, mailed and shown to the customer', async () => {
  const id = await send(rows)
  expect(codeOf(await worker.act(id, 'reject'))).toBe('CASE_TEXT_MISSING')
  answer(await worker.act(id, 'reject', { text: 'Hela Marknad saknas.' }))
  await app.runJobs()
  expect((await mailsAbout(id))[0]?.text).toContain('Hela Marknad saknas.')
  const token = tokens.hr
  const seen = answer<UploadDetails>(await app.call('GET', `personnel-files/${OWN}/${id}`, { token }))
  expect(seen).toMatchObject({ status: 'REJECTED', finishedAt: app.clock.now() })
  expect(seen.history.at(-1)?.text).toBe('Hela Marknad saknas.')
})

test('a file that is older than the last import is not imported, however it came to be ready', async () => {
  const older = await send(rows)
  await worker.import(await send(rows.slice(1)))
  await app.services.db.execute(
    sql`update personnel_file_cases set status = 'READY_FOR_IMPORT', finished_at = null where id = ${older}`,
  )
  const refused = await worker.act(older, 'import', { confirmed: true })
  expect(codeOf(refused)).toBe('NEWER_CASE_IMPORTED')
  answer(await worker.act(older, 'reject', { text: 'En nyare fil gäller.' }))
})

describe('before ready and import', () => {
  const HUNDRED = 100

  async function imported(): Promise<void> {
    await worker.import(await send(rows))
  }

  test('nothing can be confirmed while the rows are being counted', async () => {
    const id = await send(rows)
    answer(await worker.act(id, 'acknowledge'))
    expect((await worker.get(id)).changes).toEqual({ state: 'counting' })
    expect(codeOf(await worker.act(id, 'ready', { confirmed: true }))).toBe('CHANGES_BEING_COUNTED')
  })

  test('the case worker sees how many join, leave and move against today', async () => {
    await imported()
    const [first = {}, second = {}, ...rest] = rows
    const joined = {
      ...first,
      Personnummer: '198112189876',
      'E-post': 'ny@exempel.se',
      Anställningsnummer: 'ny',
    }
    const id = await send([joined, { ...second, ...unitCells('Nytt') }, ...rest])
    await app.runJobs()
    expect((await worker.get(id)).changes).toEqual({
      state: 'counted',
      before: HUNDRED,
      after: HUNDRED,
      joining: 1,
      leaving: 1,
      moving: 1,
      leftOut: 0,
      extensive: false,
    })
  })

  test.each([
    [19, false],
    [20, true],
  ])('when %i of 100 leave, extensive is %s', async (leaving, isExtensive) => {
    await imported()
    const id = await send(rows.slice(leaving))
    await app.runJobs()
    answer(await worker.act(id, 'acknowledge'))
    expect((await worker.get(id)).changes).toMatchObject({ leaving, extensive: isExtensive })
    const unconfirmed = await worker.act(id, 'ready')
    expect(codeOf(unconfirmed)).toBe(isExtensive ? 'EXTENSIVE_CHANGE_UNCONFIRMED' : undefined)
    if (isExtensive) answer(await worker.act(id, 'ready', { confirmed: true }))
    expect((await worker.get(id)).needsConfirmation).toBe(false)
    expect(codeOf(await worker.act(id, 'import'))).toBe(undefined)
  })

  test('what was confirmed is confirmed again only when the counts are others by now', async () => {
    await imported()
    const older = await send(rows.slice(20))
    await app.runJobs()
    answer(await worker.act(older, 'acknowledge'))
    answer(await worker.act(older, 'ready', { confirmed: true }))
    await app.services.db.execute(
      sql`update employees set ended_at = now() where client_number = ${OWN} and pid = (
        select max(pid) from employees where client_number = ${OWN} and ended_at is null)`,
    )
    expect((await worker.get(older)).needsConfirmation).toBe(true)
    expect(codeOf(await worker.act(older, 'import'))).toBe('EXTENSIVE_CHANGE_UNCONFIRMED')
    answer(await worker.act(older, 'import', { confirmed: true }))
  })
})

describe('the queue', () => {
  const found = async (q: string): Promise<string[]> => {
    const path = `cases?q=${encodeURIComponent(q)}&pageSize=200`
    const token = tokens.worker
    return answer<{ items: { id: string }[] }>(await app.call('GET', path, { token })).items.map(
      ({ id }) => id,
    )
  }

  test("is searched by the customer's name and number, and by the number of a case", async () => {
    const id = await send(rows)
    const { number } = await worker.get(id)
    expect(await found(number)).toEqual([id])
    expect(await found(number.toLowerCase().replace('-', ''))).toEqual([id])
    expect(await found(`kvarnhalle ${OWN}`)).toContain(id)
    expect(await found(`angsbo ${number}`)).toEqual([])
    expect(await found('P-99999')).toEqual([])
  })

  test('marks a change of 20 % or more once the rows are counted', async () => {
    await worker.import(await send(rows))
    const id = await send(rows.slice(20))
    const marked = async () => {
      const token = tokens.worker
      const { number } = await worker.get(id)
      const page = answer<{ items: { extensiveChanges: boolean }[] }>(
        await app.call('GET', `cases?q=${number}`, { token }),
      )
      return page.items.map(({ extensiveChanges }) => extensiveChanges)
    }
    expect(await marked()).toEqual([false])
    await app.runJobs()
    expect(await marked()).toEqual([true])
  })
})
