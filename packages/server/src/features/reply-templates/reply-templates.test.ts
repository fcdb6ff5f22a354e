import { MESSAGE_MAX_CHARACTERS, REPLY_TEMPLATES_MAX } from '@salvia/core/limits'
import type { ReplyTemplate } from '@salvia/core/reply-templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, codeOf, NO_ID, openTestApp, type TestApp } from '../../testing/index.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('handlaggare@demo.example')
})
afterAll(() => salvia.close())
beforeEach(() => salvia.services.db.execute(sql`delete from reply_templates`))

const create = (body: object, key?: string) =>
  salvia.call('POST', 'reply-templates', {
    token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const created = async (title: string, text = 'Hej,') =>
  answer<ReplyTemplate>(await create({ title, text })).id
const listed = async () =>
  answer<{ items: ReplyTemplate[] }>(await salvia.call('GET', 'reply-templates', { token })).items

test('templates are listed by title in the Swedish order', async () => {
  for (const title of ['Önskar mer', 'ångerrätt', 'Bokad', 'Avbokad', 'zon']) await created(title)
  expect((await listed()).map(({ title }) => title)).toEqual([
    'Avbokad',
    'Bokad',
    'zon',
    'ångerrätt',
    'Önskar mer',
  ])
})

test('a template is added once for a key, changed and deleted, and each is audited', async () => {
  const body = { title: '  Tiden är  bokad ', text: 'Hej,\r\nvi har bokat.' }
  const first = answer<ReplyTemplate>(await create(body, 'en-mall-en-gang'))
  expect(first).toMatchObject({ title: 'Tiden är bokad', text: 'Hej,\nvi har bokat.' })
  expect(answer(await create(body, 'en-mall-en-gang'))).toEqual(first)
  const path = `reply-templates/${first.id}`
  const changed = await salvia.call('PATCH', path, { token, body: { title: 'Bokad', text: 'Klart.' } })
  expect(answer(changed)).toEqual({ id: first.id, title: 'Bokad', text: 'Klart.' })
  expect(await listed()).toEqual([{ id: first.id, title: 'Bokad', text: 'Klart.' }])
  expect((await salvia.call('DELETE', path, { token })).statusCode).toBe(204)
  expect(await listed()).toEqual([])
  const { rows } = await salvia.services.db.execute(
    sql`select details from audit where action = 'reply-template-changed' and object = ${first.id} order by id`,
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { change: 'created' },
    { change: 'changed' },
    { change: 'deleted' },
  ])
})

test('one that is not there is not found', async () => {
  const path = `reply-templates/${NO_ID}`
  expect(codeOf(await salvia.call('PATCH', path, { token, body: { title: 'A', text: 'B' } }))).toBe(
    'NOT_FOUND',
  )
  expect(codeOf(await salvia.call('DELETE', path, { token }))).toBe('NOT_FOUND')
})

test.each([
  ['without a title', { title: ' ', text: 'Hej' }],
  ['without a text', { title: 'Hej', text: '\n' }],
  ['of a text that no reply could have', { title: 'Hej', text: 'x'.repeat(MESSAGE_MAX_CHARACTERS + 1) }],
])('a template %s is refused', async (_, body) => {
  expect(codeOf(await create(body))).toBe('INVALID_REQUEST')
})

test('as many as there may be are taken, and one more is refused with the number', async () => {
  await salvia.services.db.execute(
    sql`insert into reply_templates (title, text, updated_at)
      select 'Mall ' || n, 'Hej', now() from generate_series(2, ${REPLY_TEMPLATES_MAX}::int) n`,
  )
  await created('Den sista')
  const refused = await create({ title: 'En till', text: 'Hej' })
  expect(codeOf(refused)).toBe('TOO_MANY_REPLY_TEMPLATES')
  expect(refused.json<{ title: string }>().title).toContain(String(REPLY_TEMPLATES_MAX))
  expect(await listed()).toHaveLength(REPLY_TEMPLATES_MAX)
})

test('only case workers find templates', async () => {
  const path = `reply-templates/${await created('Bokad')}`
  const hr = await salvia.signIn('hr@demo.example')
  const body = { title: 'A', text: 'B' }
  const calls = [
    ['GET', 'reply-templates'],
    ['POST', 'reply-templates'],
    ['PATCH', path],
    ['DELETE', path],
  ] as const
  for (const [method, at] of calls) {
    const refused = await salvia.call(method, at, { token: hr, ...(method !== 'GET' && { body }) })
    expect([method, refused.statusCode, codeOf(refused)]).toEqual([method, 404, 'NOT_FOUND'])
  }
})
