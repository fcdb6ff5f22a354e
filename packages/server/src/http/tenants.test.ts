import { parseIsoDate } from '@salvia/core/primitives'
import { demoBookings, demoWorld } from '@salvia/fixtures/demo-world'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'

const OWN = '10401'
const FOREIGN = '20877'
let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const world = demoWorld(parseIsoDate('2026-11-23') ?? expect.fail('no such date'))
const theirBookings = demoBookings(world, TEST_NOW)
  .bookings.filter(({ clientNumber }) => clientNumber === FOREIGN)
  .map(({ id }) => id)

/** What belongs to the other customer alone and so must stand in no answer. */
function canaries(): string[] {
  const theirs = world.employees.filter(({ clientNumber }) => clientNumber === FOREIGN)
  const company = world.companies.find(({ clientNumber }) => clientNumber === FOREIGN)
  return [
    ...theirs.flatMap(({ id, pid, email }) => [id, pid, salvia.services.secrets.pidHash(pid), email ?? id]),
    ...world.units.filter(({ clientNumber }) => clientNumber === FOREIGN).map(({ id }) => id),
    ...theirBookings,
    company?.name ?? '',
  ]
}

/** Calls with the ids and numbers of others among them. */
function anyCall(secrets: readonly string[], pidHash: string) {
  const client = fc.constantFrom(OWN, FOREIGN, '10402', '10403', '99999', '../20877', '%2e%2e')
  const context = fc.constantFrom('all', 'managed', 'orderable', 'unit-orderer', 'excluded')
  const word = fc.constantFrom('', 'a', 'son', 'chef', 'demo', 'Drift')
  const id = fc.constantFrom(...secrets.slice(0, 40))
  const bookingId = fc.constantFrom(...theirBookings.slice(0, 10))
  const get = (path: string) => ({ method: 'GET' as const, path })
  return fc.oneof(
    client.map(number => get(`profile/${number}`)),
    client.map(number => get(`personnel-files/${number}`)),
    client.map(number => get(`machine-tokens/${number}`)),
    client.map(number => get(`personnel-file-templates/${number}`)),
    fc.tuple(client, id).map(([number, object]) => get(`personnel-files/${number}/${object}`)),
    fc.tuple(client, id).map(([number, object]) => ({
      method: 'DELETE' as const,
      path: `machine-tokens/${number}/${object}`,
    })),
    fc
      .tuple(client, context, word, fc.constantFrom(pidHash, ...secrets.slice(0, 3)))
      .map(([number, filter, q, person]) =>
        get(`persons/${person}/companies/${number}/subordinates/${filter}?pageSize=200&q=${q}`),
      ),
    fc.tuple(client, context, word).map(([number, filter, q]) => ({
      method: 'POST' as const,
      path: `employees/${number}/searches`,
      body: { q, context: filter, pageSize: 200 },
    })),
    fc
      .tuple(client, fc.constantFrom('', '?from=2025-11-01', '?q=son&sort=employee', '?leaders=true'))
      .map(([number, query]) => get(`bookings/${number}${query}`)),
    fc.tuple(client, bookingId).map(([number, object]) => get(`bookings/${number}/${object}`)),
    fc.tuple(client, bookingId).map(([number, object]) => get(`bookings/${number}/${object}/calendar`)),
    fc.tuple(client, word).map(([number, q]) => ({
      method: 'POST' as const,
      path: `bookings/${number}/searches`,
      body: { q, from: '2025-11-01', pageSize: 200 },
    })),
    client.map(number => ({ method: 'POST' as const, path: `events/company/${number}/select` })),
  )
}

test('no sequence of calls brings anything of another customer into an answer or the log', async () => {
  const token = await salvia.signIn('hr@demo.example')
  const { pidHash } = (await salvia.call('GET', 'profile', { token })).json<{ pidHash: string }>()
  const secrets = canaries()
  const request = anyCall(secrets, pidHash)
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, ...rest }) => {
      const response = await salvia.call(method, path, { token, ...rest })
      const answered = response.body + JSON.stringify(response.headers)
      const leaked = secrets.filter(secret => answered.includes(secret))
      expect(leaked.filter(secret => !path.includes(secret))).toEqual([])
      expect(response.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
  const pids = secrets.filter(secret => /^\d{12}$/.test(secret))
  const log = salvia.log.join('')
  expect(pids.filter(pid => log.includes(pid))).toEqual([])
})
