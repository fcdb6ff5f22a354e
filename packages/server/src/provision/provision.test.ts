import { readFileSync } from 'node:fs'
import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../features/auth/password-hash.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { mailsAfter, secretIn } from '../testing/mail-box.ts'
import {
  accountOf,
  allAccounts,
  auditOf,
  changeAccount,
  companyOf,
  functionsOf,
} from '../testing/test.store.ts'
import { perform, rehearse } from './perform.ts'
import { parseProvisionFile } from './provision-file.ts'

const EXAMPLE = readFileSync(new URL('../../../../docs/provision.example.json', import.meta.url), 'utf8')
const HR = 'hr@exempel.example'
const CASE_WORKER = 'handlaggare@foretagshalsan.example'
const ORIGIN = 'https://portal.example'
const PASSWORD = 'blåbär på gläntan'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

function workOf(text: string, printsLinks: boolean) {
  const now = salvia.clock.now()
  const file = parseProvisionFile('kunder.json', text, stockholmDate(now))
  const { environment } = salvia.services.settings
  return { environment, file, now, welcome: { origin: ORIGIN, printsLinks } }
}
const run = (text: string, printsLinks = false) =>
  perform(salvia.database, workOf(text, printsLinks), salvia.services.log)
const ofFile = (lines: readonly string[]) => lines.filter(line => !line.includes('not in the file'))

async function activate(secret: string): Promise<string> {
  const response = await salvia.call('POST', 'accounts', { token: secret })
  return response.json<{ accessToken: string }>().accessToken
}

test('a rehearsal tells what would be done and writes nothing', async () => {
  const before = await allAccounts(salvia.services.db)
  const events = await auditOf(salvia.services.db, 'account-provisioned')
  const mails = await mailsAfter(salvia, async () => {
    const lines = await rehearse(salvia.database, workOf(EXAMPLE, false))
    expect(lines).toContain('30115: new')
    expect(lines.at(-1)).toBe('Dry run: nothing was written.')
  })
  expect(mails).toEqual([])
  expect(await allAccounts(salvia.services.db)).toEqual(before)
  expect(await auditOf(salvia.services.db, 'account-provisioned')).toEqual(events)
})

test('a first run makes organisations and accounts, which are mailed, activated and sign in', async () => {
  let lines: string[] = []
  const mails = await mailsAfter(salvia, async () => {
    lines = await run(EXAMPLE)
  })
  expect(ofFile(lines)).toEqual([
    '30115: new',
    '30116: new',
    `${CASE_WORKER}: new, emailed how to activate it`,
    `${HR}: new, may act for 30115, may act for 30116, extended-orderer at 30115, extended-orderer at 30116, emailed how to activate it`,
    '4 in the file, 4 new or changed.',
  ])
  expect(lines).toContain('10401: stands in the database and not in the file; left as it is')
  expect(lines).toContain(
    'handlaggare@demo.example: stands in the database and not in the file; left as it is',
  )
  const mail = mails.find(({ to }) => to?.some(({ address }) => address === HR))
  expect(mail?.text).toContain(`${ORIGIN}/aktivering#`)
  const token = await activate(secretIn(mail))
  const body = { currentPassword: null, newPassword: PASSWORD }
  const set = await salvia.call('POST', 'profile/password', { token, body })
  expect(set.statusCode).toBe(200)
  const session = await salvia.signIn(HR, PASSWORD)
  const profile = await salvia.call('GET', 'profile', { token: session })
  expect(profile.json()).toMatchObject({
    companies: [
      { clientNumber: '30115', companyFqn: 'Exempelgruppen / Exempel Industri AB', selectable: true },
      { clientNumber: '30116', loginMethod: 'bankid', selectable: false },
    ],
  })
  expect((await salvia.call('GET', 'personnel-files/30115', { token: session })).statusCode).toBe(200)
})

test('the audit tells of it, without numbers', async () => {
  const { id } = await accountOf(salvia.services.db, HR)
  const events = await auditOf(salvia.services.db, 'account-provisioned')
  expect(events.at(-1)).toMatchObject({ actor: null, object: id })
  expect(JSON.stringify(events)).not.toContain('1964')
})

test('a second run changes nothing and mails nobody', async () => {
  const before = await allAccounts(salvia.services.db)
  const mails = await mailsAfter(salvia, async () => {
    const lines = ofFile(await run(EXAMPLE))
    expect(lines.at(-1)).toBe('4 in the file, 0 new or changed.')
    expect(lines.slice(0, -1).every(line => line.endsWith(': unchanged'))).toBe(true)
  })
  expect(mails).toEqual([])
  expect(await allAccounts(salvia.services.db)).toEqual(before)
})

test('a changed file changes names, features and ways in, and a role that it takes away is gone at once', async () => {
  const token = await salvia.signIn(HR, PASSWORD)
  const files = () => salvia.call('GET', 'personnel-files/30115', { token })
  expect((await files()).statusCode).toBe(200)
  const changed = EXAMPLE.replace('Exempel Handel AB', 'Exempel Butik AB')
    .replace('"bankid"', '"password"')
    .replace('"bookings", ', '')
    .replace('{ "clientNumber": "30115", "roles": ["extended-orderer"] },', '')
  expect(ofFile(await run(changed))).toEqual([
    '30115: unchanged',
    '30116: name, login method, features changed',
    `${CASE_WORKER}: unchanged`,
    `${HR}: may no longer act for 30115, no longer extended-orderer at 30115`,
    '4 in the file, 2 new or changed.',
  ])
  expect((await files()).statusCode).toBe(404)
  const { companies } = (await salvia.call('GET', 'profile', { token })).json<{ companies: unknown[] }>()
  expect(companies).toMatchObject([{ subOrgName: 'Exempel Butik AB', selectable: true }])
  await run(EXAMPLE.replaceAll('["extended-orderer"]', '[]'))
  expect((await files()).statusCode).toBe(498)
})

test('a template is given, kept where the file says nothing, and taken back', async () => {
  const saying = (template: unknown) =>
    EXAMPLE.replace('"features": ["all"]', `"features": ["all"], "template": ${JSON.stringify(template)}`)
  const templateId = async () => (await companyOf(salvia.services.db, '30115')).template?.id
  const own = { ...STANDARD_TEMPLATE, id: 'exempel' }
  expect(ofFile(await run(saying(own)))[0]).toBe('30115: template changed')
  expect(ofFile(await run(saying(own)))[0]).toBe('30115: unchanged')
  await run(EXAMPLE)
  expect(await templateId()).toBe('exempel')
  await run(saying(null))
  expect(await templateId()).toBeUndefined()
})

test('a new case worker holds all functions, and a known one what the file says or what they have', async () => {
  const { db } = salvia.services
  const unsaid = EXAMPLE.replace(/ *"functions": "all",\n/, '').replace('handlaggare@', 'ny@')
  const saying = (functions: string) =>
    unsaid.replace('"case-worker",', `"case-worker", "functions": ${functions},`)
  const lineOf = (lines: readonly string[]) => lines.find(line => line.startsWith('ny@'))
  const held = () => functionsOf(db, 'ny@foretagshalsan.example')
  expect(lineOf(await run(unsaid))).toBe('ny@foretagshalsan.example: new, emailed how to activate it')
  expect(await held()).toEqual(CASE_WORKER_FUNCTION_NAMES)
  expect(lineOf(await run(saying('["orders", "students"]')))).toBe(
    'ny@foretagshalsan.example: no longer with the function personnel-files, no longer with the function complaints, no longer with the function invoices, no longer with the function data-protection',
  )
  expect(lineOf(await run(unsaid))).toBe('ny@foretagshalsan.example: unchanged')
  expect(await held()).toEqual(['orders', 'students'])
  expect(lineOf(await run(saying('["orders", "invoices"]')))).toBe(
    'ny@foretagshalsan.example: now with the function invoices, no longer with the function students',
  )
  await run(saying('"all"'))
  expect(await held()).toEqual(CASE_WORKER_FUNCTION_NAMES)
  await run(unsaid.replace('"case-worker"', '"person"'))
  await changeAccount(db, 'ny@foretagshalsan.example', { state: 'closed' })
  expect(await held()).toEqual([])
})

test('someone who is left out of a file keeps the account, and is named', async () => {
  const lines = await run('{ "organisations": [], "accounts": [] }')
  expect(lines).toContain(`${HR}: stands in the database and not in the file; left as it is`)
  expect(await accountOf(salvia.services.db, HR)).toMatchObject({ state: 'active' })
})

test('an identity number that is another’s changes nothing, and is not told', async () => {
  const text = EXAMPLE.replace('hr@exempel', 'hr2@exempel').replace('Exempel Handel AB', 'Utan namn AB')
  const told = await run(text).catch((error: Error) => error.message)
  expect(told).toBe(
    `accounts[1].identityNumber belongs to another account already: ${HR}. Nothing was changed.`,
  )
  expect((await rehearse(salvia.database, workOf(text.replace(/"identityNumber".*\n/, ''), false)))[1]).toBe(
    '30116: name changed',
  )
})

test('links are printed instead for who has not activated yet, and nobody is mailed', async () => {
  const mails = await mailsAfter(salvia, async () => {
    const links = (await run(EXAMPLE, true)).filter(line => line.includes('#'))
    expect(links).toHaveLength(1)
    const [, secret = ''] = links[0]?.split(`activate it at ${ORIGIN}/aktivering#`) ?? []
    const cases = await salvia.call('GET', 'cases', { token: await activate(secret) })
    expect(cases.statusCode).toBe(200)
  })
  expect(mails).toEqual([])
  expect(await accountOf(salvia.services.db, CASE_WORKER)).toMatchObject({ state: 'active' })
})

test('no line and no log entry holds an identity number', async () => {
  const lines = await run(EXAMPLE.replace('19640823-3234', '19460823-9986'))
  expect(lines).toContain(`${HR}: identity number changed`)
  expect(`${lines.join()}${salvia.log.join('')}`).not.toMatch(/9986|3234/)
})

describe('what a file closes', () => {
  const closed = EXAMPLE.replace('"kind": "person",', '"kind": "person", "state": "closed",')
  const lineOf = (lines: readonly string[], name: string) => lines.find(line => line.startsWith(name))
  const state = async () => (await accountOf(salvia.services.db, HR)).state

  test('ends at once, and stays closed whatever roles it or a later file gives', async () => {
    const { db } = salvia.services
    await run(EXAMPLE)
    await changeAccount(db, HR, { state: 'active', passwordHash: await hashPassword(PASSWORD) })
    const token = await salvia.signIn(HR, PASSWORD)
    expect(lineOf(await run(closed), HR)).toBe(`${HR}: closed`)
    expect((await salvia.call('GET', 'profile', { token })).statusCode).toBe(498)
    expect(lineOf(await run(closed), HR)).toBe(`${HR}: unchanged`)
    const mails = await mailsAfter(salvia, async () => {
      expect(lineOf(await run(EXAMPLE), HR)).toBe(`${HR}: unchanged, closed, and stays so`)
    })
    expect(mails).toEqual([])
    expect(await state()).toBe('closed')
    expect((await auditOf(db, 'account-closed')).at(-1)).toMatchObject({
      actor: null,
      details: { sessions: 1 },
    })
  })

  test('is opened by a file that says so; its owner is mailed and activates it anew', async () => {
    const open = EXAMPLE.replace('"kind": "person",', '"kind": "person", "state": "open",')
    const [mail] = await mailsAfter(salvia, async () => {
      expect(lineOf(await run(open), HR)).toBe(`${HR}: reopened, emailed how to activate it`)
    })
    expect(await state()).toBe('inactive')
    expect(
      (await salvia.call('POST', 'tokens', { body: { email: HR, password: PASSWORD } })).statusCode,
    ).toBe(401)
    await activate(secretIn(mail))
    expect(await state()).toBe('active')
    expect(lineOf(await run(open), HR)).toBe(`${HR}: unchanged`)
  })

  test('is an organisation too, until a file says that it is open', async () => {
    const says = (word: string) =>
      EXAMPLE.replace('"name": "Exempel Industri AB",', `"name": "Exempel Industri AB", "state": "${word}",`)
    expect(lineOf(await run(says('closed')), '30115')).toBe('30115: closed')
    expect(lineOf(await run(EXAMPLE), '30115')).toBe('30115: unchanged, closed, and stays so')
    expect(lineOf(await run(says('open')), '30115')).toBe('30115: reopened')
    expect((await auditOf(salvia.services.db, 'company-reopened')).at(-1)).toMatchObject({
      clientNumber: '30115',
    })
  })

  test('may be new', async () => {
    const text = closed.replace('hr@exempel', 'stangd@exempel').replace(/"identityNumber".*\n/, '')
    const mails = await mailsAfter(salvia, async () => {
      expect(lineOf(await run(text), 'stangd@exempel.example')).toMatch(
        /^stangd@exempel.example: new, .*, closed$/,
      )
    })
    expect(mails).toEqual([])
    expect(await accountOf(salvia.services.db, 'stangd@exempel.example')).toMatchObject({ state: 'closed' })
  })
})
