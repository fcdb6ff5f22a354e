import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import {
  type Draft,
  type Report,
  STANDARD_TEMPLATE,
  type Template,
  type Upload,
  type UploadDetails,
  type UploadPage,
} from '@salvia/core/personnel-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  type Cells,
  caseWorker,
  codeOf,
  csvOf,
  draftsForCustomer,
  type FileTest,
  fileCaller,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
} from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, changeCompany } from '../../testing/test.store.ts'

const COLLEAGUE = 'chef@demo.example'
let salvia: FileTest
let app: FileTest['app']
let token: string
let rows: Cells[]
beforeAll(async () => {
  salvia = await openFileTest()
  ;({ app, workerToken: token } = salvia)
  rows = await rightRows(20)
})
afterAll(() => app.close())

const at = (path: string, clientNumber = OWN) => `customers/${clientNumber}/${path}`

const worker = () => fileCaller(app, token, draftsForCustomer)
const attach = (bytes: Uint8Array, clientNumber = OWN) => worker().attach({ bytes, clientNumber })
const review = async (draft: Draft) => answer<Report>(await worker().review(draft, OWN))
const submit = (draft: Draft, body: object) => worker().submit(draft, OWN, body)

async function send(bytes: Uint8Array, comment = 'Anna på HR bad om det.'): Promise<Upload> {
  const draft = answer<Draft>(await attach(bytes))
  await review(draft)
  return answer<Upload>(await submit(draft, { comment }))
}
let made = 0
const newFile = () => {
  made += 1
  return csvOf(rows.map(row => ({ ...row, Befattning: `Skickad ${made}` })))
}

describe('a file that a case worker sends for a customer', () => {
  test('is a case that says so, and that the customer sees without a name', async () => {
    const sent = await send(newFile())
    expect(sent).toMatchObject({ source: 'ADMIN', status: 'UPLOADED', comment: 'Anna på HR bad om det.' })
    const worker = await salvia.worker.get(sent.id)
    expect(worker).toMatchObject({ source: 'ADMIN', uploadedByEmail: 'handlaggare@demo.example' })
    expect(worker.history[0]?.by).toBe(worker.uploadedBy)
    const hr = { token: salvia.hrToken }
    const list = answer<UploadPage>(await app.call('GET', `personnel-files/${OWN}`, hr))
    expect(list.items[0]).toMatchObject({ id: sent.id, source: 'ADMIN', uploadedBy: null })
    const seen = answer<UploadDetails>(await app.call('GET', `personnel-files/${OWN}/${sent.id}`, hr))
    expect(seen.history).toMatchObject([{ event: 'submit', by: null }])
    expect(JSON.stringify(seen)).not.toContain(worker.uploadedBy)
    const events = await auditOf(app.services.db, 'personnel-file-submitted')
    expect(events.at(-1)).toMatchObject({ object: sent.id, details: { source: 'ADMIN' } })
  })

  test("is told to the customer's HR by mail, without what it holds", async () => {
    const mails = await mailsAfter(app, async () => void (await send(newFile())))
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['hr@demo.example'])
    expect(mails[0]?.subject).toMatch(/^Vi har skickat en personalfil åt er, P-\d+$/)
    expect(mails[0]?.text).toContain('Har ni inte bett om det?')
    expect(mails[0]?.text).not.toContain(rows[0]?.Efternamn)
  })

  test('is asked about, and rejected, to HR and not to the one who sent it', async () => {
    const { id } = await send(newFile())
    await app.runJobs()
    const mails = await mailsAfter(app, async () => {
      answer(await salvia.worker.act(id, 'ask', { text: 'Vilken enhet?' }))
      answer(await salvia.worker.act(id, 'reject', { text: 'Fel fil.' }))
    })
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['hr@demo.example', 'hr@demo.example'])
  })

  test('needs a word on who asked for it', async () => {
    const draft = answer<Draft>(await attach(newFile()))
    await review(draft)
    for (const body of [{}, { comment: ' ' }]) expect((await submit(draft, body)).statusCode).toBe(400)
  })

  test('goes by the same rules: reviewed first, and not with errors unless they are seen', async () => {
    const wrong = csvOf(rows.map((row, index) => (index === 0 ? { ...row, Postnummer: 'x' } : row)))
    const draft = answer<Draft>(await attach(wrong))
    const comment = 'På begäran.'
    expect(codeOf(await submit(draft, { comment }))).toBe('DRAFT_NOT_REVIEWED')
    expect((await review(draft)).outcome).toBe('errors')
    expect(codeOf(await submit(draft, { comment }))).toBe('DRAFT_HAS_ERRORS')
    expect((await submit(draft, { comment, continueAnyway: true })).statusCode).toBe(200)
  })

  test('is not the customer’s to submit while it is a draft', async () => {
    const draft = answer<Draft>(await attach(newFile()))
    await review(draft)
    expect(codeOf(await salvia.hr.submit(draft, OWN))).toBe('NOT_FOUND')
  })

  test('is the case worker’s own: what the customer attached is not theirs to send, and then to import', async () => {
    const own = answer<Draft>(await salvia.hr.attach({ bytes: newFile(), clientNumber: OWN }))
    await review(own)
    expect(codeOf(await submit(own, { comment: 'Per telefon', continueAnyway: true }))).toBe('NOT_FOUND')
  })

  test('is not imported by the one who sent it, but by a colleague', async () => {
    const { id } = await send(newFile())
    await app.runJobs()
    answer(await salvia.worker.act(id, 'acknowledge'))
    answer(await salvia.worker.act(id, 'ready', { confirmed: true }))
    expect(await salvia.worker.get(id)).toMatchObject({
      isOwnUpload: true,
      actions: expect.not.arrayContaining(['import']),
    })
    expect(codeOf(await salvia.worker.act(id, 'import', { confirmed: true }))).toBe('OWN_UPLOAD')
    await changeAccount(app.services.db, COLLEAGUE, { isCaseWorker: true })
    const colleague = caseWorker(app, await app.signIn(COLLEAGUE))
    expect((await colleague.get(id)).actions).toContain('import')
    answer(await colleague.act(id, 'import', { confirmed: true }))
    await app.runJobs()
    expect((await colleague.get(id)).status).toBe('IMPORTED')
    await changeAccount(app.services.db, COLLEAGUE, { isCaseWorker: false })
  })

  test('is refused for a customer that is closed', async () => {
    await changeCompany(app.services.db, '20877', { closedAt: app.clock.now() })
    expect(codeOf(await attach(newFile(), '20877'))).toBe('CUSTOMER_CLOSED_TO_FILES')
  })
})

/** Shorter than the standard template, with its own headers. */
const OWN_TEMPLATE: Template = {
  ...STANDARD_TEMPLATE,
  id: 'kvarnhalle',
  columns: STANDARD_TEMPLATE.columns.flatMap(column => {
    if (column.role === 'pid') return [{ ...column, header: 'Persnr' }]
    if (column.role === 'level-1') return [{ ...column, header: 'Avdelning' }]
    return ['first-name', 'last-name', 'role-orderer'].includes(column.role ?? '') ? [column] : []
  }),
}
const setTemplate = (template: unknown) => app.call('POST', at('template'), { token, body: { template } })

describe('a template of a customer', () => {
  test('is refused with a sentence for everything that is wrong in it', async () => {
    const columns = OWN_TEMPLATE.columns.filter(({ role }) => role !== 'pid')
    const response = await setTemplate({ ...OWN_TEMPLATE, columns })
    expect([response.statusCode, codeOf(response)]).toEqual([400, 'TEMPLATE_UNUSABLE'])
    expect(response.body).toContain('Mallen saknar en kolumn med rollen pid')
    expect(answer(await app.call('GET', at('template'), { token }))).toMatchObject({ isOwn: false })
  })

  test('judges what is sent from then on, all the way to the employees; what was sent keeps its own', async () => {
    const before = await salvia.send(newFile())
    expect(answer(await setTemplate(OWN_TEMPLATE))).toMatchObject({ isOwn: true })
    expect((await auditOf(app.services.db, 'company-template-set')).at(-1)).toMatchObject({
      details: { id: 'kvarnhalle', version: 1 },
      clientNumber: OWN,
    })
    const empty = await app.call('GET', `personnel-file-templates/${OWN}/csv`, { token: salvia.hrToken })
    expect(empty.rawPayload.toString('latin1')).toBe('Persnr;Förnamn;Efternamn;Avdelning;Beställare\r\n')
    const lines = rows.map(row => [
      row.Personnummer,
      row.Förnamn,
      row.Efternamn,
      'Verkstad',
      'hr@demo.example',
    ])
    const file = Buffer.from(
      `${empty.rawPayload.toString('latin1')}${lines.map(cells => `${cells.join(';')}\r\n`).join('')}`,
      'latin1',
    )
    const sent = await salvia.send(file)
    expect(sent).toMatchObject({ errors: 0, rows: rows.length })
    expect((await salvia.worker.import(sent.id)).report.template).toEqual({ id: 'kvarnhalle', version: 1 })
    const { items } = answer<PageOf<typeof coworkersList>>(
      await app.call('POST', `employees/${OWN}/searches`, {
        token: salvia.hrToken,
        body: { q: rows[3]?.Personnummer ?? '' },
      }),
    )
    expect(items).toMatchObject([{ lastName: rows[3]?.Efternamn, unit: { path: ['Verkstad'] } }])
    expect((await salvia.worker.get(before.id)).report.template.id).toBe('standard')
    const standard = answer<Draft>(await salvia.hr.attach({ bytes: newFile(), clientNumber: OWN }))
    expect(answer<Report>(await salvia.hr.review(standard, OWN)).outcome).toBe('rejected')
  })

  test('is given back for the standard one', async () => {
    expect(answer(await setTemplate(null))).toMatchObject({ isOwn: false, template: { id: 'standard' } })
    const draft = answer<Draft>(await salvia.hr.attach({ bytes: newFile(), clientNumber: OWN }))
    expect(answer<Report>(await salvia.hr.review(draft, OWN)).template.id).toBe('standard')
  })

  test('is no business of the customer', async () => {
    const response = await app.call('POST', at('template'), {
      token: salvia.hrToken,
      body: { template: null },
    })
    expect(response.statusCode).toBe(404)
    expect(await accountOf(app.services.db, 'hr@demo.example')).toMatchObject({ isCaseWorker: false })
  })
})
