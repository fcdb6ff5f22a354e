import { expect, test } from 'vitest'
import { HashTurns } from './hash-turns.ts'

/** Work that ends when the test says so and reports when it began. */
function workplace() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { begun, work, end }
}
const settled = () => new Promise(resolve => setImmediate(resolve))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

test('each account has one at a time; others do not wait behind it', async () => {
  const turns = new HashTurns({ atOnce: 2, waiting: 5, waitingPerAccount: 5 })
  const { begun, work, end } = workplace()
  const all = ['a1', 'a2', 'a3', 'b1'].map(name => turns.take(name.slice(0, 1), work(name)))
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  await end('b1')
  await end('a3')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('so many run at once; the next account waits for one of them, and no line grows beyond its bound', async () => {
  const turns = new HashTurns({ atOnce: 1, waiting: 1, waitingPerAccount: 1 })
  const { begun, work, end } = workplace()
  const first = turns.take('a', work('a1'))
  const behind = turns.take('a', work('a2'))
  const other = turns.take('b', work('b1'))
  expect(await codeOf(turns.take('a', work('a3')))).toBe('TOO_MANY_REQUESTS')
  expect(await codeOf(turns.take('c', work('c1')))).toBe('SERVICE_UNAVAILABLE')
  await end('a1')
  expect(begun, 'the other account comes before the second of the first').toEqual(['a1', 'b1'])
  await end('b1')
  await end('a2')
  expect(await Promise.all([first, behind, other])).toEqual(['a1', 'a2', 'b1'])
  const again = turns.take('c', work('c2'))
  await settled()
  await end('c2')
  expect(await again).toBe('c2')
})

test('work that fails gives its turn back', async () => {
  const turns = new HashTurns({ atOnce: 1, waiting: 1, waitingPerAccount: 1 })
  const fails = () => Promise.reject(new Error('no'))
  await expect(turns.take('a', fails)).rejects.toThrow('no')
  expect(await turns.take('a', async () => 'done')).toBe('done')
  expect(await turns.take('b', async () => 'done')).toBe('done')
})
