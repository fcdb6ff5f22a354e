import { UNSUBSCRIBE_LINK_DAYS } from '@salvia/core/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, endEmployments, removeRoles } from '../../testing/test.store.ts'
import { mailNotification } from './notification.ts'
import { subscribe } from './subscriptions.store.ts'

const EMAIL = 'begransad@demo.example'
let salvia: TestApp
let accountId: string
let subscriptionId: string
beforeAll(async () => {
  salvia = await openTestApp()
  accountId = (await accountOf(salvia.services.db, EMAIL)).id
})
afterAll(() => salvia.close())
beforeEach(async () => {
  salvia.clock.set(TEST_NOW)
  subscriptionId = await subscribe(salvia.services.db, { accountId, kind: 'test', object: 'ett' }, TEST_NOW)
})

const notify = () =>
  mailsAfter(salvia, () =>
    mailNotification(salvia.services, {
      subscriptionId,
      template: {
        subject: { sv: 'Intyget för {who} går ut', en: 'The certificate of {who} expires' },
        paragraphs: [{ sv: 'Det går ut snart.', en: 'It expires soon.' }],
        action: { sv: 'Visa intyget', en: 'Show the certificate' },
      },
      values: { who: 'Åsa\r\nBcc: alla@demo.example' },
      origin: 'https://portal.example',
      path: '/kontroller',
    }),
  )
const link = async () => /unsubscribe#([\w-]+)/.exec((await notify())[0]?.text ?? '')?.[1] ?? ''
const turnOff = async (token: string) => {
  const response = await salvia.call('POST', 'unsubscriptions', { token })
  return response.json<{ code: string; status: number } | { isAll: boolean }>()
}

test('a notification says where it can be turned off, to people and to mail programs', async () => {
  const [mail] = await notify()
  expect(mail?.to).toEqual([{ address: EMAIL, name: '' }])
  expect(mail?.subject).toBe('Intyget för Åsa Bcc: alla@demo.example går ut')
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/portal\.example\/unsubscribe\/[\w-]{43}>$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(secretIn(mail)).toMatch(/^[\w-]{43}$/)
})

test('a link turns the mails off, and no more are sent', async () => {
  expect(await turnOff(await link())).toEqual({ isAll: false })
  expect((await auditOf(salvia.services.db, 'mails-turned-off')).at(-1)).toMatchObject({
    actor: accountId,
    object: subscriptionId,
  })
  expect(await notify()).toEqual([])
})

test('a second time they are off already, by the same link and by another', async () => {
  const [first, second] = [await link(), await link()]
  expect(await turnOff(first)).toEqual({ isAll: false })
  expect(await turnOff(first)).toMatchObject({ status: 409, code: 'ALREADY_UNSUBSCRIBED' })
  expect(await turnOff(second)).toMatchObject({ status: 409, code: 'ALREADY_UNSUBSCRIBED' })
})

test('a link that was used does not turn off what was asked for again', async () => {
  const secret = await link()
  await turnOff(secret)
  await subscribe(salvia.services.db, { accountId, kind: 'test', object: 'ett' }, TEST_NOW)
  expect(await turnOff(secret)).toMatchObject({ status: 409, code: 'ALREADY_UNSUBSCRIBED' })
  expect(await notify()).toHaveLength(1)
})

test('a link is valid for thirty days, to the last moment', async () => {
  const [first, second] = [await link(), await link()]
  salvia.clock.advance(UNSUBSCRIBE_LINK_DAYS * DAY_MS)
  expect(await turnOff(first)).toEqual({ isAll: false })
  salvia.clock.advance(1)
  expect(await turnOff(second)).toMatchObject({ status: 498, code: 'LINK_EXPIRED' })
})

test('a link that is none is not the right one', async () => {
  expect(await turnOff('A'.repeat(43))).toMatchObject({ status: 400, code: 'LINK_INCORRECT' })
  expect(await turnOff('')).toMatchObject({ status: 400, code: 'LINK_INCORRECT' })
})

test('who has left is told that there is nothing to turn off', async () => {
  const secret = await link()
  await changeAccount(salvia.services.db, EMAIL, { state: 'closed' })
  expect(await turnOff(secret)).toMatchObject({ status: 404, code: 'NO_LONGER_EMPLOYED' })
  await changeAccount(salvia.services.db, EMAIL, { state: 'active' })
  await endEmployments(salvia.services.db, EMAIL, salvia.clock.now())
  await removeRoles(salvia.services.db, EMAIL)
  expect(await turnOff(secret)).toMatchObject({ status: 404, code: 'NO_LONGER_EMPLOYED' })
})

describe('a mail program', () => {
  const oneClick = (path: string, contentType = 'application/x-www-form-urlencoded') =>
    salvia.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': contentType },
      payload: contentType.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click',
    })
  const isOn = async () => (await notify()).length === 1

  beforeEach(async () => {
    await changeAccount(salvia.services.db, EMAIL, { state: 'active' })
    await salvia.services.db.execute(sql`
      insert into unit_roles (account_id, unit_id, role, source)
      select ${accountId}, id, 'orderer', 'provider' from units where client_number = '20877' limit 1
      on conflict do nothing`)
  })
  const path = async () => {
    const [mail] = await notify()
    const value = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    return new URL(value.slice(1, -1)).pathname
  }

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'turns the mails off with one POST as %s, and may repeat it',
    async contentType => {
      const address = await path()
      const first = await oneClick(address, contentType)
      expect([first.statusCode, first.body, first.headers.location]).toEqual([204, '', undefined])
      expect(await isOn()).toBe(false)
      expect((await oneClick(address, contentType)).statusCode).toBe(204)
    },
  )

  test('changes nothing by opening the address, as one does that looks for harm', async () => {
    const address = await path()
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      await salvia.app.inject({ method, url: address, headers: { accept: 'text/html' } })
    }
    expect(await isOn()).toBe(true)
  })

  test('is told of a link that is none, and of one that is too old', async () => {
    expect((await oneClick('/unsubscribe/hittepa')).json()).toMatchObject({ code: 'LINK_INCORRECT' })
    const address = await path()
    salvia.clock.advance(UNSUBSCRIBE_LINK_DAYS * DAY_MS + 1)
    expect((await oneClick(address)).json()).toMatchObject({ status: 498, code: 'LINK_EXPIRED' })
  })

  test('leaves no trace of the link in the log, nor does a browser', async () => {
    const address = await path()
    const secret = address.split('/').at(-1) ?? ''
    await oneClick(address)
    await salvia.app.inject({
      method: 'GET',
      url: `/setPassword/${secret}`,
      headers: { accept: 'text/html' },
    })
    await salvia.app.inject({ method: 'GET', url: `/aktivering?activationToken=${secret}` })
    expect(salvia.log.join('')).toContain('/unsubscribe/…')
    expect(salvia.log.join('')).not.toContain(secret)
  })

  test('cannot send more than a form', async () => {
    const response = await salvia.app.inject({
      method: 'POST',
      url: await path(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(100_000),
    })
    expect(response.statusCode).toBe(400)
    expect(await isOn()).toBe(true)
  })
})
