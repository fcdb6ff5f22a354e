import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderSystem } from '../../access/caller.ts'
import { FEED_STORES } from '../../app/feeds.gen.ts'
import { clinicLine } from '../../testing/feed-calls.ts'
import { NO_ID, openBeside, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import { allClinics } from '../services/clinics.store.ts'
import { feedsOf } from './feeds.store.ts'
import { receiveBatch } from './receive-batch.ts'

/** More than are applied at a time, so that batches would meet halfway. */
const IDS = Array.from({ length: 1200 }, (_, at) => `race-${at}`)
const ROUNDS = 3

let servers: readonly TestApp[]
beforeAll(async () => {
  const first = await openTestApp()
  servers = [first, await openBeside(first)]
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close()
})

const caller: ProviderSystem = { kind: 'provider', tokenId: NO_ID, kinds: ['clinics'] }

/** Sends to one server, with the turns of a process of its own. */
async function send({ services }: TestApp, turns: FairTurns, version: number, ids: readonly string[]) {
  const lines = ids.map(id => clinicLine(id, version, { city: `Ort ${version}` })).join('\n')
  return receiveBatch({
    ...{
      services,
      caller,
      turns,
      isPartial: false,
      kind: 'clinics',
      store: FEED_STORES.clinics,
      now: TEST_NOW,
    },
    lines: Readable.from([Buffer.from(lines)]),
  })
}

test('batches of the same objects, sent to two processes in opposite orders, leave the highest versions', async () => {
  const [first] = servers
  if (!first) return expect.fail('no server')
  const before = (await feedsOf(first.services.db, ['clinics'], TEST_NOW))[0]?.objects ?? 0
  const turns = servers.map(() => new FairTurns({ most: 3, mostOfOne: 1 }))
  const orders = [IDS, IDS.toReversed()]
  const sent = Array.from({ length: ROUNDS * servers.length }, (_, at) => {
    const which = at % servers.length
    const [server, own, ids] = [servers[which], turns[which], orders[which]]
    if (!server || !own || !ids) return expect.fail('no server')
    return send(server, own, 100 + at, ids)
  })
  const answers = await Promise.all(sent)
  for (const { put, stale } of answers) expect(put + stale).toBe(IDS.length)
  const there = (await allClinics(first.services.db)).filter(({ id }) => id.startsWith('race-'))
  expect(new Set(there.map(({ city }) => city))).toEqual(new Set([`Ort ${100 + sent.length - 1}`]))
  const [status] = await feedsOf(first.services.db, ['clinics'], TEST_NOW)
  expect(status).toMatchObject({ objects: before + IDS.length, latestVersion: 100 + sent.length - 1 })
})
