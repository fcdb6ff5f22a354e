import { expect, test } from 'vitest'
import { SharedRuns } from './shared-runs.ts'

/** A run that the test ends, which counts how often it was begun and told to stop. */
function runs() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const told = { begun: 0, stopped: 0 }
  const begin = (signal: AbortSignal) => {
    told.begun += 1
    signal.addEventListener('abort', () => {
      told.stopped += 1
      reject(signal.reason)
    })
    return promise
  }
  return { begin, told, end: resolve }
}

test('all who ask for the same thing at the same time get the result of one run', async () => {
  const shared = new SharedRuns<string>()
  const { begin, told, end } = runs()
  const results = [1, 2, 3].map(() => shared.join('draft', begin))
  end('report')
  expect(await Promise.all(results)).toEqual(['report', 'report', 'report'])
  expect(told).toEqual({ begun: 1, stopped: 0 })
})

test('who asks when it is over begins another run', async () => {
  const shared = new SharedRuns<string>()
  expect(await shared.join('draft', async () => 'first')).toBe('first')
  expect(await shared.join('draft', async () => 'second')).toBe('second')
})

test('a run goes on while one still waits, and stops when the last has gone', async () => {
  const shared = new SharedRuns<string>()
  const { begin, told } = runs()
  const [first, last] = [new AbortController(), new AbortController()]
  const results = [first, last].map(({ signal }) => shared.join('draft', begin, signal))
  first.abort()
  await expect(results[0]).rejects.toThrow('aborted')
  expect(told).toEqual({ begun: 1, stopped: 0 })
  last.abort()
  await expect(results[1]).rejects.toThrow('aborted')
  expect(told).toEqual({ begun: 1, stopped: 1 })
  expect(await shared.join('draft', async () => 'another')).toBe('another')
})

test('a failure is everybody’s, and the next who asks begins anew', async () => {
  const shared = new SharedRuns<string>()
  const fail = async () => Promise.reject(new Error('failed'))
  const results = [1, 2].map(() => shared.join('draft', fail))
  for (const result of results) await expect(result).rejects.toThrow('failed')
  expect(await shared.join('draft', async () => 'well')).toBe('well')
})

test('who is gone before asking begins nothing', () => {
  const shared = new SharedRuns<string>()
  const { begin, told } = runs()
  expect(() => shared.join('draft', begin, AbortSignal.abort())).toThrow('aborted')
  expect(told.begun).toBe(0)
})
