import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isoDate } from '@salvia/core/primitives'
import { demoWorld } from '@salvia/fixtures/demo-world'
import { type BookingServer, startBookingServer } from '@salvia/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Session } from './sender.ts'
import { copyOf, type ServerProcess, seededFolder, startProcess } from './server-process.ts'

const SERVICE = { id: 'only-in-this-test', name: 'Bara i provet' }
const DAY_MS = 86_400_000
const WAITED_MS = 60_000
const HR = 'hr@demo.example'

let seeded: string
const folders: string[] = []
beforeAll(async () => {
  seeded = await seededFolder()
  folders.push(seeded)
})
afterAll(() =>
  Promise.all(folders.map(folder => rm(dirname(folder), { recursive: true, force: true, maxRetries: 10 }))),
)

/** A booking system with one booking of an employee whom HR may book for, and a free time. */
function oneBooking({ bookings }: BookingServer) {
  const { employees } = demoWorld(isoDate(2026, 11, 23))
  const employee = employees.find(
    ({ clientNumber, protectedIdentity, title }) =>
      clientNumber === '10401' && !protectedIdentity && title === 'Montör',
  )
  if (!employee) throw new Error('The demo has nobody to book for.')
  const at = (days: number) =>
    new Date(Math.ceil(Date.now() / DAY_MS + days) * DAY_MS + DAY_MS / 3).toISOString()
  const [from, to] = [at(7), at(14)]
  bookings.addBooking({
    id: 'J4-1',
    clientNumber: '10401',
    employee: { pid: employee.pid },
    service: SERVICE,
    startsAt: from,
  })
  return { to, timeId: bookings.addTime({ service: SERVICE.id, startsAt: to }) }
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + WAITED_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('Not so within a minute.')
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

async function taken(hr: Session) {
  let [booking] = await hr.bookingsOf(SERVICE.name)
  await until(async () => {
    ;[booking] = await hr.bookingsOf(SERVICE.name)
    return booking !== undefined
  })
  return booking ?? expect.fail('The booking has not come.')
}

test.each(['booking system: before sending', 'booking system: after sending'])(
  '%s: the process dies, and the next one brings the change to the booking system, once',
  async fault => {
    const bookingServer = await startBookingServer()
    const { to, timeId } = oneBooking(bookingServer)
    const { address, token } = bookingServer.settings
    const variables = { SALVIA_BOOKING_SYSTEM: address, SALVIA_BOOKING_SYSTEM_TOKEN: token }
    const folder = await copyOf(seeded)
    folders.push(folder)
    const servers: ServerProcess[] = []
    const start = async (named?: string) => {
      const server = await startProcess(folder, named, variables)
      servers.push(server)
      return { server, hr: await Session.open(server.api, HR) }
    }
    try {
      const first = await start(fault)
      const { id } = await taken(first.hr)
      // The process may die before it has answered.
      await first.hr.reschedule(await first.hr.booking(id), timeId, 'the-move').catch(() => undefined)
      expect(await first.server.ended).toBe('SIGKILL')

      const { hr } = await start()
      const versions = () => bookingServer.bookings.versionsOf('J4-1')
      await until(() => versions().length > 0)
      expect(versions()).toEqual([2])
      expect(bookingServer.bookings.booking('J4-1')).toMatchObject({ startsAt: to, cancellation: null })
      expect(bookingServer.bookings.holderOf(timeId)).toBe('J4-1')
      expect(await hr.booking(id)).toMatchObject({ startsAt: to, version: 2, unconfirmed: null })
    } finally {
      for (const server of servers) await server.stop('SIGKILL')
      await bookingServer.stop()
    }
  },
)
