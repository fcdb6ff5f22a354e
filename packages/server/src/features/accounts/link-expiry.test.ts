import { instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedLinks } from '../../db/schema/links.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { accountOf } from '../../testing/test.store.ts'
import { makeLink } from './make-link.ts'
import { subscribe } from './subscriptions.store.ts'

let salvia: TestApp
let accountId: string
beforeAll(async () => {
  salvia = await openTestApp()
  accountId = (await accountOf(salvia.services.db, 'chef@demo.example')).id
})
afterAll(() => salvia.close())

async function expiryOf(purpose: 'activation' | 'unsubscribe' | 'password', made: string): Promise<string> {
  const { db } = salvia.services
  const { id } = await makeLink(db, { purpose, accountId }, instantOf(made))
  const row = (await db.select().from(mailedLinks)).find(link => link.id === id)
  return row?.expiresAt ?? 'none'
}

describe('days are counted on the Stockholm calendar', () => {
  test.each([
    ['no change of clocks', '2026-11-10T09:15:00.000Z', '2026-11-17T09:15:00.000Z'],
    ['the night they go back', '2026-10-22T09:15:00.000Z', '2026-10-29T10:15:00.000Z'],
    ['the night they go forward', '2027-03-25T09:15:00.000Z', '2027-04-01T08:15:00.000Z'],
    ['into the hour that comes twice: the second', '2026-10-18T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['into the hour that is missing: an hour later', '2027-03-21T01:30:00.000Z', '2027-03-28T01:30:00.000Z'],
  ])('seven for an activation, over %s', async (_what, made, expires) => {
    expect(await expiryOf('activation', made)).toBe(expires)
  })

  test('thirty for unsubscribing', async () => {
    expect(await expiryOf('unsubscribe', '2026-10-10T09:15:00.000Z')).toBe('2026-11-09T10:15:00.000Z')
    expect(await expiryOf('unsubscribe', '2027-03-10T09:15:00.000Z')).toBe('2027-04-09T08:15:00.000Z')
  })
})

test.each([
  ['2026-10-24T12:00:00.000Z', '2026-10-25T12:00:00.000Z'],
  ['2027-03-27T12:00:00.000Z', '2027-03-28T12:00:00.000Z'],
])('the 24 hours of a new password pass on any clock: %s', async (made, expires) => {
  expect(await expiryOf('password', made)).toBe(expires)
})

test('at the limit itself a link is still open, a millisecond later no more', async () => {
  const { db } = salvia.services
  const made = instantOf('2026-10-10T09:15:00.000Z')
  const subscriptionId = await subscribe(db, { accountId, kind: 'test', object: 'ett' }, made)
  const { secret } = await makeLink(db, { purpose: 'unsubscribe', accountId, subscriptionId }, made)
  const openAt = async (moment: string) => {
    salvia.clock.set(instantOf(moment))
    return (await salvia.call('POST', 'unsubscriptions', { token: secret })).statusCode
  }
  expect(await openAt('2026-11-09T10:15:00.001Z')).toBe(498)
  expect(await openAt('2026-11-09T10:15:00.000Z')).toBe(200)
})
