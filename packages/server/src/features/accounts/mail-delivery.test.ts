import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { secretIn } from '../../testing/mail-box.ts'

const taken: Email[] = []
let isAway = true
let salvia: TestApp
let server: SMTPServer
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) =>
      done(isAway ? Object.assign(new Error('Later'), { responseCode: 421 }) : null),
    onData(stream, _session, done) {
      void text(stream).then(async raw => {
        taken.push(await PostalMime.parse(raw))
        done()
      }, done)
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = (server.server as Server).address()
  const port = address && typeof address === 'object' ? address.port : 0
  salvia = await openTestApp({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://portal.example' },
  })
})
afterAll(async () => {
  await salvia.close()
  await new Promise<void>(resolve => server.close(() => resolve()))
})

test('a mail server that is away loses nothing: the mail is sent when it is back, and its link works', async () => {
  const response = await salvia.call('POST', 'recoveries', { body: { email: 'chef@demo.example' } })
  expect(response.statusCode).toBe(204)
  await expect(salvia.runJobs()).rejects.toMatchObject({ name: 'MailServerError' })
  expect(taken).toEqual([])
  const { rows } = await salvia.services.db.execute(
    sql`select 1 from mailed_links where purpose = 'password'`,
  )
  expect(rows, 'a link that was never mailed is not kept').toEqual([])
  expect(salvia.log.join('')).not.toContain('chef@demo.example')
  isAway = false
  await expect
    .poll(() => salvia.runJobs().then(() => taken.length), { timeout: 30_000, interval: 500 })
    .toBe(1)
  expect(taken[0]).toMatchObject({ to: [{ address: 'chef@demo.example' }] })
  expect(taken[0]?.text).toContain('https://portal.example/setPassword#')
  expect(taken[0]?.html).toContain('href="https://portal.example/setPassword#')
  const body = { password: 'blåbär på gläntan' }
  const set = await salvia.call('POST', 'passwords', { token: secretIn(taken[0]), body })
  expect(set.statusCode).toBe(204)
})
