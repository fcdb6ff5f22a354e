import { join } from 'node:path'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../clock.ts'
import { employeesWithinReach, openTestApp } from '../../testing/index.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { addBooking } from '../../testing/test-bookings.store.ts'
import { addSlot, bookingState, deadlocks } from '../../testing/test-slots.store.ts'

const BOOKINGS = 200
const USER = 'chef@demo.example'

// Processes of the operating system share a database only where it is a PostgreSQL.
test.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  '200 bookings moved to one slot at the same moment, at two processes: one gets it, 199 are told that it is taken',
  async () => {
    const salvia = await openTestApp()
    const { db } = salvia.services
    const { url: databaseUrl } = salvia.database as typeof salvia.database & { readonly url: string }
    const [employeeId = ''] = await employeesWithinReach(salvia, await salvia.signIn(USER))
    // The processes go by the real clock.
    const [startsAt, later] = [14, 21].map(days => new Date(Date.now() + days * DAY_MS)) as [Date, Date]
    const ids: string[] = []
    for (let count = 0; count < BOOKINGS; count += 1)
      ids.push((await addBooking(db, { employeeId, startsAt })).id)
    const slot = await addSlot(db, { startsAt: later })
    const processes = await Promise.all(
      ['one', 'other'].map(name => startServerProcess(databaseUrl, join(salvia.folder, name))),
    )
    try {
      const urls = processes.map(({ url }) => `${url}/api`) as [string, string]
      const post = (url: string, body: object, token = '') =>
        fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        })
      const signedIn = await post(`${urls[0]}/tokens`, { email: USER, password: DEMO_PASSWORD })
      const { accessToken } = (await signedIn.json()) as { accessToken: string }
      const answers = await Promise.all(
        ids.map(async (id, index) => {
          const url = `${urls[index % 2]}/bookings/10401/${id}/reschedulings`
          const response = await post(url, { slotId: slot.id, version: 1 }, accessToken)
          const { code = 'moved' } = (await response.json()) as { code?: string }
          return `${response.status} ${code}`
        }),
      )
      expect(Object.groupBy(answers, answer => answer)).toEqual({
        '200 moved': ['200 moved'],
        '409 SLOT_TAKEN': Array(BOOKINGS - 1).fill('409 SLOT_TAKEN'),
      })
      const winner = ids[answers.indexOf('200 moved')] ?? ''
      const states = await Promise.all(ids.map(id => bookingState(db, id)))
      for (const { booking, slots, changes } of states) {
        const hasWon = booking.id === winner
        expect([booking.version, changes.length, slots]).toEqual(hasWon ? [2, 1, [slot.id]] : [1, 0, []])
        expect(booking.startsAt).toEqual(hasWon ? later : startsAt)
      }
      expect(await deadlocks(db)).toBe(0)
    } finally {
      await Promise.all(processes.map(server => server.stop()))
      await salvia.close()
    }
  },
)
