import { describe, expect, it } from 'vitest'
import { ServerClock } from './server-clock.ts'

const HOUR = 3_600_000
const SERVER = Date.parse('2026-11-21T08:00:00Z')

/** A device whose clock may be wrong, and a server with the right time. */
function device({ wrongBy = 0, canReach = true } = {}) {
  const time = { server: SERVER, wrongBy, steady: 1000, asked: 0, canReach }
  const clock = new ServerClock({
    now: () => time.server + time.wrongBy,
    steady: () => time.steady,
    askDate: async () => {
      time.asked += 1
      return time.canReach ? new Date(time.server).toUTCString() : null
    },
  })
  return {
    clock,
    time,
    answer: () => clock.note(new Date(time.server).toUTCString()),
    pass: (milliseconds: number, { asleep = false } = {}) => {
      time.server += milliseconds
      if (!asleep) time.steady += milliseconds
    },
  }
}

describe.each([-24 * HOUR, 24 * HOUR])('a device whose clock is wrong by %d ms', wrongBy => {
  it('knows the time of the server after one answer', () => {
    const { clock, answer, pass } = device({ wrongBy })
    answer()
    pass(HOUR)
    expect(clock.now()).toBe(SERVER + HOUR)
  })
})

describe.each([-24 * HOUR, 24 * HOUR])('a clock that is set by %d ms meanwhile', jump => {
  it('is found out by what only goes forward, and mended by asking', async () => {
    const { clock, time, answer, pass } = device()
    answer()
    pass(HOUR)
    time.wrongBy = jump
    await clock.settle()
    expect([clock.now(), time.asked]).toEqual([SERVER + HOUR, 1])
  })
})

describe('a device that slept', () => {
  it('knows by its clock how long, and asks to be sure', async () => {
    const { clock, time, answer, pass } = device()
    answer()
    pass(8 * HOUR, { asleep: true })
    expect(clock.now()).toBe(SERVER + 8 * HOUR)
    await clock.settle()
    expect([clock.now(), time.asked]).toEqual([SERVER + 8 * HOUR, 1])
  })

  it('goes by its clock while the server cannot be reached', async () => {
    const { clock, answer, pass } = device({ canReach: false })
    answer()
    pass(HOUR, { asleep: true })
    await clock.settle()
    expect(clock.now()).toBe(SERVER + HOUR)
  })
})

describe('a device without a connection whose clock is set back', () => {
  it('goes by what only goes forward', async () => {
    const { clock, time, answer, pass } = device({ canReach: false })
    answer()
    pass(HOUR)
    time.wrongBy = -24 * HOUR
    await clock.settle()
    expect(clock.now()).toBe(SERVER + HOUR)
  })
})

describe('an answer', () => {
  it('whose date cannot be read changes nothing', () => {
    const { clock } = device()
    clock.note('soon')
    clock.note(null)
    expect(clock.now()).toBe(SERVER)
  })

  it('makes asking needless', async () => {
    const { clock, time, answer, pass } = device()
    answer()
    pass(HOUR)
    await clock.settle()
    expect(time.asked).toBe(0)
  })

  it.each([
    ['that took five seconds sets the clock', 5000, HOUR],
    ['during which the device slept does not set the clock', 8 * HOUR, 0],
  ])('%s', async (_what, took, ahead) => {
    const { clock, time, pass } = device()
    const sent = time.server
    await clock.noting(async () => {
      pass(took, { asleep: true })
      return new Response(null, { headers: { Date: new Date(sent + ahead).toUTCString() } })
    })
    expect(clock.now()).toBe(ahead ? sent + ahead : sent + took)
  })
})
