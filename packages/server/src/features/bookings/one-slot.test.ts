import { join } from 'node:path'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import {
  employeesWithinReach,
  onPostgres,
  openBeside,
  openTestApp,
  postgresUrlOf,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { SERVER_PROCESS_TEST_MS, startServerProcess } from '../../testing/server-process.ts'
import { addBooking } from '../../testing/test-bookings.store.ts'
import { addSlot, bookingState, deadlocks } from '../../testing/test-slots.store.ts'

const USER = 'chef@demo.example'
let salvia: TestApp
let token: string
let employeeId: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(USER)
  employeeId = (await employeesWithinReach(salvia, token))[0] ?? expect.fail('nobody is within reach')
})
afterAll(() => salvia.close())

/** Moves a booking and returns the status and the code, `moved` if there is none. */
type Move = (path: string, body: object, index: number) => Promise<string>

/** Moves several bookings to one slot at the same moment: one gets it, the others keep their time. */
async function contest(count: number, now: Instant, move: Move): Promise<void> {
  const { db } = salvia.services
  const [startsAt, later] = [14, 21].map(days => addElapsed(now, { hours: days * 24 })) as [Instant, Instant]
  const ids: string[] = []
  for (let left = count; left > 0; left -= 1) ids.push((await addBooking(db, { employeeId, startsAt })).id)
  const slot = await addSlot(db, { startsAt: later })
  const answers = await Promise.all(
    ids.map((id, index) => {
      const path = `bookings/10401/${id}/reschedulings`
      return move(path, { slotId: slot.id, version: 1 }, index)
    }),
  )
  expect(Object.groupBy(answers, answer => answer)).toEqual({
    '200 moved': ['200 moved'],
    '409 SLOT_TAKEN': Array(count - 1).fill('409 SLOT_TAKEN'),
  })
  const winner = ids[answers.indexOf('200 moved')] ?? ''
  for (const { booking, slots, changes } of await Promise.all(ids.map(id => bookingState(db, id)))) {
    const hasWon = booking.id === winner
    expect([booking.version, changes.length, slots]).toEqual(hasWon ? [2, 1, [slot.id]] : [1, 0, []])
    expect(booking.startsAt).toEqual(hasWon ? later : startsAt)
  }
  expect(await deadlocks(db)).toBe(0)
}

test('20 bookings moved to one slot at the same moment, at two servers: one gets it, 19 are told that it is taken', async () => {
  const second = await openBeside(salvia)
  try {
    await contest(20, TEST_NOW, async (path, body, index) => {
      const response = await (index % 2 === 0 ? salvia : second).call('POST', path, { token, body })
      return `${response.statusCode} ${response.json<{ code?: string }>().code ?? 'moved'}`
    })
  } finally {
    await second.close()
  }
})

// Several processes can share a database only if it is PostgreSQL.
onPostgres(() => {
  test('so it is with 100 bookings at two processes, as many as one user may ask for at once', {
    timeout: SERVER_PROCESS_TEST_MS,
  }, async () => {
    const databaseUrl = postgresUrlOf(salvia.database)
    const processes = await Promise.all(
      ['one', 'other'].map(name => startServerProcess(databaseUrl, join(salvia.folder, name))),
    )
    try {
      const urls = processes.map(({ url }) => `${url}/api`) as [string, string]
      const post = (url: string, body: object, bearer = '') =>
        fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(bearer && { Authorization: `Bearer ${bearer}` }),
          },
          body: JSON.stringify(body),
        })
      const signedIn = await post(`${urls[0]}/tokens`, { email: USER, password: DEMO_PASSWORD })
      const { accessToken } = (await signedIn.json()) as { accessToken: string }
      // The processes use the real clock.
      await contest(100, systemClock.now(), async (path, body, index) => {
        const response = await post(`${urls[index % 2]}/${path}`, body, accessToken)
        const { code = 'moved' } = (await response.json()) as { code?: string }
        return `${response.status} ${code}`
      })
    } finally {
      await Promise.all(processes.map(server => server.stop()))
    }
  })
})
