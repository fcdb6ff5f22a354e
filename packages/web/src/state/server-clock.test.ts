import { describe, expect, it, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

const HOUR = 3_600_000
const SERVER = Date.parse('2026-11-21T08:00:00Z')

const answerOf = (at: number): Response =>
  new Response(null, { headers: { Date: new Date(at).toUTCString() } })

/** A device whose clock may be wrong, and a server with the right time. */
function device({ wrongBy = 0, canReach = true } = {}) {
  const time = { server: SERVER, wrongBy, steady: 1000, asked: 0, canReach }
  const clock = new ServerClock({
    now: () => time.server + time.wrongBy,
    steady: () => time.steady,
    ask: async () => {
      time.asked += 1
      if (!time.canReach) throw new TypeError('Failed to fetch')
      return answerOf(time.server)
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
    { took: 5000, outcome: 'sets the clock' },
    { took: 5001, outcome: 'does not set the clock' },
    { took: 8 * HOUR, outcome: 'does not set the clock' },
  ])('that took $took ms $outcome', async ({ took, outcome }) => {
    const { clock, pass } = device()
    await clock.measure(async () => {
      pass(took, { asleep: true })
      return answerOf(SERVER)
    })
    expect(clock.now()).toBe(outcome === 'sets the clock' ? SERVER : SERVER + took)
  })

  it('that cannot be had is told to the caller', async () => {
    const { clock } = device()
    await expect(clock.measure(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
      TypeError,
    )
  })
})

test('a device that sleeps while it asks for the time asks again', async () => {
  const time = { now: SERVER, steady: 1000, asked: 0 }
  const clock = new ServerClock({
    now: () => time.now,
    steady: () => time.steady,
    ask: async () => {
      time.asked += 1
      const answer = answerOf(time.now)
      if (time.asked === 1) time.now += HOUR
      return answer
    },
  })
  time.now += HOUR
  await clock.settle()
  expect(clock.now()).toBe(SERVER + 2 * HOUR)
  await clock.settle()
  expect([clock.now(), time.asked]).toEqual([SERVER + 2 * HOUR, 2])
})
