import type { Certificate } from '@salvia/core/certificates'
import { isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerToken } from '../../testing/feed-calls.ts'
import { pdfOf, putFile, setFileState, sha256Of } from '../../testing/feed-files.ts'
import {
  answer,
  codeOf,
  employeesWithinReach,
  NO_ID,
  openTestApp,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { accountOf, auditOf, changeEmployee, employeesOf, setFeatures } from '../../testing/test.store.ts'
import { entriesOf, setEntries, type TestEntry } from '../../testing/test-certificates.store.ts'
import { findFile } from '../feed-files/feed-files.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, ABROAD] = ['hr@demo.example', 'chef@demo.example', 'begransad@demo.example']
const BYTES = pdfOf('the certificate')
const DOCUMENT = { documentSha256: sha256Of(BYTES), documentName: 'Intyg.pdf' }

let salvia: TestApp
const tokens = new Map<string, string>()
/** Somebody whom HR and the manager see, and somebody whom the manager does not see. */
let seen: string
let unseen: string
beforeAll(async () => {
  salvia = await openTestApp()
  for (const user of [HR, MANAGER, ABROAD]) tokens.set(user, await salvia.signIn(user))
  const token = await providerToken(salvia, ['certificates'])
  answer(await putFile(salvia, { token, bytes: BYTES }))
  const of = (user: string, context: 'all' | 'excluded') =>
    employeesWithinReach(salvia, tokenOf(user), { context })
  const excluded = [...(await of(HR, 'excluded')), ...(await of(MANAGER, 'excluded'))]
  const byManager = (await of(MANAGER, 'all')).filter(id => !excluded.includes(id))
  seen = byManager[0] ?? expect.fail('nobody')
  const byHr = (await of(HR, 'all')).filter(id => !excluded.includes(id))
  unseen = byHr.find(id => !byManager.includes(id)) ?? expect.fail('the manager sees everybody')
})
afterAll(() => salvia.close())
beforeEach(() => setFileState(salvia.services.db, DOCUMENT.documentSha256, 'clean'))

const tokenOf = (user: string) => tokens.get(user) ?? expect.fail('not signed in')

/** The id of the only entry of an employee: a certificate of the journal with a document, unless told otherwise. */
async function entry(employeeId: string, change: Partial<TestEntry> = {}): Promise<string> {
  await setEntries(salvia.services.db, [{ ...base(employeeId), ...change }])
  const [row] = await entriesOf(salvia.services.db, employeeId)
  return row?.id ?? expect.fail('no entry')
}
const base = (employeeId: string): TestEntry => ({
  ...DOCUMENT,
  ...{ employeeId, medicalCheck: 'silica' as const, origin: 'journal' as const },
  ...{ startsOn: isoDate(2026, 1, 2), endsOn: isoDate(2028, 1, 2) },
})

const fetchDocument = (id: string, token: string, company = COMPANY) =>
  salvia.call('GET', `certificates/${company}/${id}/document`, { token })
const refusalOf = (answered: Awaited<ReturnType<typeof fetchDocument>>) =>
  answered.statusCode === 200 ? undefined : codeOf(answered)
const one = async (id: string, token = tokenOf(HR)) =>
  answer<Certificate>(await salvia.call('GET', `certificates/${COMPANY}/${id}`, { token }))
const documentLink = (id: string) => [{ rel: 'document', href: `certificates/${COMPANY}/${id}/document` }]

async function machine(): Promise<string> {
  const body = { name: 'natt', grants: ['certificates'] }
  const made = await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: tokenOf(HR), body })
  return answer<{ token: string }>(made).token
}

describe('who downloads the document', () => {
  test('whoever sees the certificate, by its link; each time is audited', async () => {
    const id = await entry(seen)
    const before = (await auditOf(salvia.services.db, 'certificate-document-downloaded')).length
    for (const user of [HR, MANAGER]) {
      const { download, links } = await one(id, tokenOf(user))
      expect([download, links]).toEqual(['downloadable', documentLink(id)])
      const file = await salvia.call('GET', links[0]?.href ?? '', { token: tokenOf(user) })
      expect(file.statusCode, file.body).toBe(200)
      expect(file.rawPayload).toEqual(BYTES)
      expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' })
      expect(file.headers['content-disposition']).toContain('Intyg.pdf')
    }
    const lines = (await auditOf(salvia.services.db, 'certificate-document-downloaded')).slice(before)
    expect(lines).toMatchObject([
      { clientNumber: COMPANY, object: id, actor: (await accountOf(salvia.services.db, HR)).id },
      { clientNumber: COMPANY, object: id, actor: (await accountOf(salvia.services.db, MANAGER)).id },
    ])
  })

  test('not who does not see the employee, nor the employee, nor another company', async () => {
    const refused = async (id: string, user: string, company?: string) =>
      codeOf(await fetchDocument(id, tokenOf(user), company))
    const id = await entry(unseen)
    expect(await refused(id, MANAGER)).toBe('CERTIFICATE_NOT_FOUND')
    expect(await refused(id, ABROAD)).toBe('NOT_FOUND')
    expect(await refused(id, ABROAD, '20877')).toBe('CERTIFICATE_NOT_FOUND')
    expect(await refused(id, HR, '10402')).toBe('CERTIFICATE_NOT_FOUND')
    expect(await refused(NO_ID, HR)).toBe('CERTIFICATE_NOT_FOUND')
    const { pid } = await accountOf(salvia.services.db, HR)
    const own = (await employeesOf(salvia.services.db, COMPANY)).find(person => person.pid === pid)
    expect(await refused(await entry(own?.id ?? ''), HR)).toBe('CERTIFICATE_NOT_FOUND')
  })

  test('nobody for somebody who has left, or where the feature is closed', async () => {
    const { db } = salvia.services
    const id = await entry(seen)
    await changeEmployee(db, seen, { endedAt: TEST_NOW })
    expect(codeOf(await fetchDocument(id, tokenOf(HR)))).toBe('CERTIFICATE_NOT_FOUND')
    await changeEmployee(db, seen, { endedAt: null })
    await setFeatures(db, COMPANY, ['start', 'bookings'])
    expect(codeOf(await fetchDocument(id, tokenOf(HR)))).toBe('FEATURE_NOT_ALLOWED')
    await setFeatures(db, COMPANY, null)
  })

  test('no machine, which gets no link either, and is told whether there is a document', async () => {
    const id = await entry(seen)
    const token = await machine()
    expect(codeOf(await fetchDocument(id, token))).toBe('MACHINE_TOKEN_NOT_ALLOWED')
    expect(await one(id, token)).toMatchObject({ download: 'downloadable', links: [] })
  })
})

describe('what is downloaded', () => {
  test.each([
    ['issued on 2 February 2025', { issuedOn: isoDate(2025, 2, 2) }, 'downloadable', undefined],
    [
      'issued the day before',
      { issuedOn: isoDate(2025, 2, 1) },
      'issued-too-early',
      'CERTIFICATE_ISSUED_TOO_EARLY',
    ],
    [
      'without a document',
      { documentSha256: null, documentName: null },
      'no-document',
      'CERTIFICATE_WITHOUT_DOCUMENT',
    ],
    [
      'a monitoring',
      { origin: 'monitoring', issuedOn: null, documentSha256: null, documentName: null },
      'no-document',
      'CERTIFICATE_WITHOUT_DOCUMENT',
    ],
  ] as const)('%s', async (_, change, download, code) => {
    const id = await entry(seen, change)
    expect(await one(id)).toMatchObject({ download, links: code ? [] : documentLink(id) })
    const file = await fetchDocument(id, tokenOf(HR))
    expect(refusalOf(file)).toBe(code)
    if (code === 'CERTIFICATE_ISSUED_TOO_EARLY')
      expect(file.json()).toMatchObject({
        title: 'Intyg utfärdade före 2 februari 2025 kan inte laddas ner.',
      })
  })

  test('one that a newer certificate has taken the place of', async () => {
    const newer = { ...base(seen), startsOn: isoDate(2026, 2, 2), endsOn: isoDate(2029, 1, 2) }
    await setEntries(salvia.services.db, [base(seen), newer])
    const [old] = await entriesOf(salvia.services.db, seen)
    expect(old?.supersededFrom).toBe('2026-02-02')
    expect((await fetchDocument(old?.id ?? '', tokenOf(HR))).rawPayload).toEqual(BYTES)
  })

  test.each([
    ['waiting', 'being-scanned', 'ATTACHMENT_WAITING'],
    ['infected', 'infected', 'ATTACHMENT_INFECTED'],
    ['unscanned', 'downloadable', undefined],
  ] as const)('one whose file is %s', async (state, told, code) => {
    const id = await entry(seen)
    await setFileState(salvia.services.db, DOCUMENT.documentSha256, state)
    const { download, links } = await one(id)
    expect([download, links]).toEqual([told, code ? [] : documentLink(id)])
    expect(refusalOf(await fetchDocument(id, tokenOf(HR)))).toBe(code)
  })

  test('the list says the same of each row', async () => {
    const id = await entry(seen)
    const page = await salvia.call('GET', `certificates/${COMPANY}`, { token: tokenOf(HR) })
    expect(answer<{ items: Certificate[] }>(page).items).toMatchObject([
      { id, download: 'downloadable', links: documentLink(id) },
    ])
  })

  test('not one whose bytes are lost', async () => {
    const id = await entry(seen)
    const token = await providerToken(salvia, ['certificates'])
    const bytes = pdfOf('lost')
    answer(await putFile(salvia, { token, bytes }))
    const lost = await entry(seen, { documentSha256: sha256Of(bytes) })
    expect(lost).not.toBe(id)
    const file = await findFile(salvia.services.db, sha256Of(bytes))
    await salvia.services.files.delete(file?.fileKey ?? '')
    expect(codeOf(await fetchDocument(lost, tokenOf(HR)))).toBe('CERTIFICATE_WITHOUT_DOCUMENT')
    expect(salvia.log.join('')).toContain('feed-file-bytes-missing')
  })
})
