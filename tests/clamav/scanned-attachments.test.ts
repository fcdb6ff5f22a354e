import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Attachment } from '@salvia/core/conversations'
import { samplePdf, sampleXlsx } from '@salvia/core/conversations/testing'
import type { CaseDetails, UploadDetails } from '@salvia/core/personnel-file'
import {
  answer,
  codeOf,
  csvOf,
  type FileCaller,
  fileCaller,
  newRows,
  OWN_COMPANY as OWN,
  openTestApp,
  restartFileTest,
  type TestApp,
} from '@salvia/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clamd, MARKER, SIGNATURE, startClamd } from './clamd.ts'

const INFECTED = Buffer.from(`Underlag ${MARKER}`)
const CLEAN = Buffer.from(samplePdf())
const HEADERS = { 'x-salvia-client': 'portal' }
let clamd: Clamd
let app: TestApp
let token: string
let hr: FileCaller
let seeded: readonly string[]

beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd.remove())
beforeEach(async () => {
  app = await openTestApp({ settings: { clamd: clamd.address } })
  token = await app.signIn('hr@demo.example')
  hr = callerOn(app, token)
  seeded = allFiles()
})
afterEach(() => app.close())

const callerOn = (on: TestApp, of: string) => fileCaller(on, of, () => `orders/${OWN}/attachments`)
const attach = async (bytes: Buffer, name: string): Promise<Attachment> =>
  answer<Attachment>(await hr.attach({ bytes, name, clientNumber: OWN, headers: HEADERS }))
/** The stored files of the test, without those of the demo world. */
const files = () => allFiles().filter(name => !seeded.includes(name))
const allFiles = () => readdirSync(join(app.folder, 'files')).filter(name => name.startsWith('attachment-'))

async function unsent(): Promise<Attachment[]> {
  const response = await app.call('GET', `orders/${OWN}/attachments`, { token })
  return answer<{ items: Attachment[] }>(response).items
}

/** Runs the jobs that failed once more. */
async function tryAgain(): Promise<void> {
  await app.database.boss.executeSql(`update jobs.job set start_after = now() where name = 'scan-attachment'`)
  await app.runJobs()
}

describe('a file', () => {
  test('waits until it was scanned, and is clean then', async () => {
    expect(await attach(CLEAN, 'a.pdf')).toMatchObject({ state: 'waiting' })
    await app.runJobs()
    expect(await unsent()).toMatchObject([{ state: 'clean' }])
    expect(files()).toHaveLength(1)
  })

  test.each([
    ['plain', 'a.txt', INFECTED],
    ['in a part of a workbook', 'a.xlsx', Buffer.from(sampleXlsx({ 'xl/media/a.bmp': INFECTED }))],
  ])('that is infected, %s, loses its bytes at once, and its uploader is told', async (_, name, bytes) => {
    const { id } = await attach(bytes, name)
    await app.runJobs()
    expect(await unsent()).toMatchObject([{ id, name, state: 'infected', links: [] }])
    expect(files()).toEqual([])
    const { rows } = await app.database.boss.executeSql(
      `select object, client_number, details from audit where action = 'attachment-infected'`,
    )
    expect(rows).toEqual([{ object: id, client_number: OWN, details: { signature: SIGNATURE } }])
    expect(app.log.join('')).toContain('attachment-infected')
  })

  test('that is larger than clamd takes is held back', async () => {
    const small = await startClamd({ streamMaxLength: '10K' })
    const held = await openTestApp({ settings: { clamd: small.address } })
    const sender = callerOn(held, await held.signIn('hr@demo.example'))
    const bytes = Buffer.alloc(1_000_000, 'Underlag. ')
    answer(await sender.attach({ bytes, name: 'a.txt', clientNumber: OWN }))
    await expect(held.runJobs()).rejects.toThrow('An attached file was not scanned')
    const list = await held.call('GET', `orders/${OWN}/attachments`, {
      token: await held.signIn('hr@demo.example'),
    })
    expect(list.json()).toMatchObject({ items: [{ state: 'waiting', links: [] }] })
    await held.close()
    await small.remove()
  })

  test('waits while the scanner is away, and is scanned when it is back', async () => {
    await clamd.stop()
    await attach(CLEAN, 'a.pdf')
    await attach(INFECTED, 'b.txt')
    await expect(app.runJobs()).rejects.toThrow('An attached file was not scanned')
    expect(await unsent()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    expect(app.log.join('')).toContain('job-failed')
    await clamd.start()
    await tryAgain()
    const states = (await unsent()).map(({ name, state }) => [name, state])
    expect(Object.fromEntries(states)).toEqual({ 'a.pdf': 'clean', 'b.txt': 'infected' })
  })
})

describe('a file that is sent before it was scanned', () => {
  async function replied(bytes: Buffer, scanFirst = false) {
    const started = await restartFileTest(app)
    token = started.hrToken
    const staff = csvOf(await newRows(5))
    const { id } = await started.hr.send({ bytes: staff, clientNumber: OWN })
    answer(await started.worker.act(id, 'ask', { text: 'Vilken enhet är Lager?' }))
    await app.runJobs()
    const path = `personnel-files/${OWN}/${id}`
    const caller = fileCaller(app, token, () => `${path}/attachments`)
    const file = answer<Attachment>(await caller.attach({ bytes, name: 'a.txt', clientNumber: OWN }))
    if (scanFirst) await app.runJobs()
    const body = { text: 'Se filen.', attachments: [file.id] }
    const reply = await app.call('POST', `${path}/replies`, { token, body })
    const worker = await app.signIn('handlaggare@demo.example')
    const sides = [
      { address: path, reader: token },
      { address: `cases/${id}`, reader: worker },
    ]
    const seen = () =>
      Promise.all(
        sides.map(async ({ address, reader }) => {
          const details = answer<UploadDetails | CaseDetails>(
            await app.call('GET', address, { token: reader }),
          )
          const download = await app.call('GET', `${address}/attachments/${file.id}`, { token: reader })
          const state = details.history.at(-1)?.attachments[0]?.state
          return [state, download.statusCode === 200 ? 'opened' : codeOf(download)]
        }),
      )
    return { reply, seen }
  }

  test('can be opened by both sides once it is clean', async () => {
    const { seen } = await replied(Buffer.from('Underlag'))
    expect(await seen()).toEqual(Array(2).fill(['waiting', 'ATTACHMENT_WAITING']))
    await app.runJobs()
    expect(await seen()).toEqual(Array(2).fill(['clean', 'opened']))
  })

  test('is gone for both sides when it is infected, and both are told', async () => {
    const { seen } = await replied(INFECTED)
    await app.runJobs()
    expect(await seen()).toEqual(Array(2).fill(['infected', 'ATTACHMENT_INFECTED']))
    expect(files()).toEqual([])
  })

  test('is not sent when it was found to be infected before', async () => {
    const { reply } = await replied(INFECTED, true)
    expect(codeOf(reply)).toBe('ATTACHMENT_INFECTED')
  })
})
