import { createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { instantOf } from '@salvia/core/primitives'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { openLog } from '../../log/log.ts'
import { SettableClock } from '../../testing/settable-clock.ts'
import { needsTls, openLineOf } from './smtp-address.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

const AT = instantOf('2026-11-23T09:00:00.000Z')
const MAIL = { to: 'chef@demo.example', subject: 'Fråga om åäö', text: 'Hej!\n', html: '<p>Hej!</p>' }
const IMPATIENT = { connectMs: 300, silenceMs: 300 }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen.')
  return address.port
}

/** A mail server that stores the mails it receives. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { mail: Email; secure: boolean; user: string | undefined }[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: options.disabledCommands ?? ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then(async raw => {
        const user = session.user === undefined ? undefined : String(session.user)
        taken.push({ mail: await PostalMime.parse(raw), secure: session.secure, user })
        done()
      }, done)
    },
    ...options,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise(resolve => server.close(() => resolve())))
  return { taken, port: portOf(server.server as Server) }
}

function mailerTo(url: string, options = {}) {
  const log: string[] = []
  const mailer = openSmtpMailer({
    url,
    isProduction: false,
    from: { name: 'Hälsa, AB', address: 'noreply@portal.example' },
    clock: new SettableClock(AT),
    log: openLog(line => void log.push(line)),
    ...options,
  })
  return { mailer, log }
}

const failure = (sent: Promise<void>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a mail arrives whole: both forms, its date, an identity of its own', async () => {
  const { taken, port } = await mailServer()
  const { mailer } = mailerTo(`smtp://127.0.0.1:${port}`)
  await mailer.send(MAIL)
  await mailer.send({ ...MAIL, unsubscribeUrl: 'https://portal.example/unsubscribe/hemligt' })
  const [first, second] = taken.map(({ mail }) => mail)
  expect(first).toMatchObject({
    from: { name: 'Hälsa, AB', address: 'noreply@portal.example' },
    to: [{ address: 'chef@demo.example' }],
    subject: MAIL.subject,
    date: AT,
  })
  expect([first?.text?.trim(), first?.html?.trim()]).toEqual(['Hej!', '<p>Hej!</p>'])
  expect(first?.messageId).toMatch(/^<[\da-f-]{36}@portal\.example>$/)
  expect(first?.messageId).not.toBe(second?.messageId)
  const headers = (mail: Email | undefined) => new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(headers(first).get('auto-submitted')).toBe('auto-generated')
  expect(headers(first).has('list-unsubscribe')).toBe(false)
  expect(headers(second).get('list-unsubscribe')).toBe('<https://portal.example/unsubscribe/hemligt>')
  expect(headers(second).get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

describe('with a name and a password', () => {
  const onAuth: SMTPServerOptions['onAuth'] = (auth, _session, done) =>
    auth.username === 'salvia' && auth.password === 'h€mligt'
      ? done(null, { user: 'salvia' })
      : done(new Error('No'))
  const withAuth = { disabledCommands: [], onAuth, authOptional: false } satisfies SMTPServerOptions
  const address = (port: number, user: string) =>
    `smtp://${user}@127.0.0.1:${port}?tls.rejectUnauthorized=false&requireTLS=true`

  test('over TLS that the server offers', async () => {
    const { taken, port } = await mailServer(withAuth)
    await mailerTo(address(port, `salvia:${encodeURIComponent('h€mligt')}`)).mailer.send(MAIL)
    expect(taken).toMatchObject([{ secure: true, user: 'salvia' }])
  })

  test('a wrong one is an error to try again after, and tells no secret', async () => {
    const { taken, port } = await mailServer(withAuth)
    const error = await failure(mailerTo(address(port, 'salvia:felfel')).mailer.send(MAIL))
    expect(error).toMatchObject({ name: 'MailServerError', code: 'EAUTH' })
    expect(String(error)).not.toMatch(/felfel|chef@/)
    expect(taken).toEqual([])
  })

  test.each([
    ['smtp://salvia:hemligt@mail.example', true],
    ['smtp://salvia:hemligt@localhost:1025', false],
    ['smtp://salvia:hemligt@[::1]', false],
    ['smtp://mail.example', false],
  ])('%s goes over TLS alone: %s', (url, isNeeded) => {
    expect(needsTls(url, false)).toBe(isNeeded)
  })

  test('a server that offers no TLS where it is needed gets nothing', async () => {
    const { taken, port } = await mailServer({ disabledCommands: ['STARTTLS'], onAuth })
    const { mailer } = mailerTo(`smtp://salvia:hemligt@127.0.0.1:${port}?requireTLS=true`)
    expect(await failure(mailer.send(MAIL))).toMatchObject({ name: 'MailServerError' })
    expect(taken).toEqual([])
  })

  test('a certificate that cannot be trusted is an error', async () => {
    const { taken, port } = await mailServer(withAuth)
    const { mailer } = mailerTo(`smtp://salvia:hemligt@127.0.0.1:${port}?requireTLS=true`)
    expect(await failure(mailer.send(MAIL))).toMatchObject({ name: 'MailServerError' })
    expect(taken).toEqual([])
  })
})

describe('in production', () => {
  // Every address of this machine, so none that is known to be local.
  const elsewhere = (port: number, said = '') => `smtp://0.0.0.0:${port}${said}`
  const production = { isProduction: true }

  test.each([
    ['smtp://mail.example', true],
    ['smtps://mail.example', true],
    ['smtp://10.0.0.1:25', true],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.2', false],
  ])('%s goes over TLS alone: %s', (url, isNeeded) => {
    expect(needsTls(url, true)).toBe(isNeeded)
  })

  test('a server elsewhere that offers no TLS gets no mail, which it gets from any other environment', async () => {
    const { taken, port } = await mailServer()
    const { mailer } = mailerTo(elsewhere(port), production)
    expect(await failure(mailer.send(MAIL))).toMatchObject({ name: 'MailServerError', code: 'ETLS' })
    expect(taken).toEqual([])
    await mailerTo(elsewhere(port)).mailer.send(MAIL)
    expect(taken).toMatchObject([{ secure: false }])
  })

  test.each(['?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true', '?requireTLS=0&ignoreTLS=1'])(
    'nor when the address says %s',
    async said => {
      const { taken, port } = await mailServer()
      const { mailer } = mailerTo(elsewhere(port, said), production)
      expect(await failure(mailer.send(MAIL))).toMatchObject({ name: 'MailServerError', code: 'ETLS' })
      expect(taken).toEqual([])
      expect(said).toContain(openLineOf(elsewhere(port, said)))
    },
  )

  test('a server elsewhere that offers TLS gets it over TLS', async () => {
    const { taken, port } = await mailServer({ disabledCommands: ['AUTH'] })
    await mailerTo(elsewhere(port, '?tls.rejectUnauthorized=false'), production).mailer.send(MAIL)
    expect(taken).toMatchObject([{ secure: true }])
  })

  test.each(['?tls.rejectUnauthorized=false', '?tls.rejectUnauthorized=0', '?tls.rejectUnauthorized='])(
    'a certificate that nobody looks at counts as an open line: %s',
    said => {
      expect(openLineOf(`smtps://mail.example${said}`)).toBe(said.slice(1))
      expect(openLineOf(`smtps://localhost${said}`)).toBeUndefined()
    },
  )
})

describe('a mail server that does not take it', () => {
  const refusing = (responseCode: number) =>
    mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`${address} is unknown here`), { responseCode })),
    })

  test('for now: an error without the address, and another try', async () => {
    const { port } = await refusing(451)
    const error = await failure(mailerTo(`smtp://127.0.0.1:${port}`).mailer.send(MAIL))
    expect(error).toMatchObject({ name: 'MailServerError', message: expect.stringContaining('451') })
    expect(JSON.stringify(error) + String(error)).not.toContain('chef@')
  })

  test('for good: logged without the address, and let go', async () => {
    const { port } = await refusing(550)
    const { mailer, log } = mailerTo(`smtp://127.0.0.1:${port}`)
    await mailer.send(MAIL)
    expect(log).toHaveLength(1)
    expect(log[0]).toMatch(/"event":"mail-refused".*"response":550/)
    expect(log[0]).not.toContain('chef@')
  })

  test('because it is not there', async () => {
    const { port } = await mailServer()
    await closers.pop()?.()
    const error = await failure(mailerTo(`smtp://127.0.0.1:${port}`).mailer.send(MAIL))
    expect(error).toMatchObject({ name: 'MailServerError' })
  })

  test('because it says nothing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    closers.push(() => new Promise(resolve => silent.close(() => resolve())))
    const startedAt = performance.now()
    const error = await failure(
      mailerTo(`smtp://127.0.0.1:${portOf(silent)}`, { patience: IMPATIENT }).mailer.send(MAIL),
    )
    expect(error).toMatchObject({ name: 'MailServerError', code: 'ETIMEDOUT' })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
