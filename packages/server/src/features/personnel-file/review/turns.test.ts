import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('no more run at once than may, the others in the order in which they came', async () => {
  const turns = new Turns(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) =>
    turns.take(async () => {
      started.push(number)
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 5))
      running -= 1
      return number
    })
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a turn that fails comes free', async () => {
  const turns = new Turns(1)
  await expect(turns.take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await turns.take(async () => 'next')).toBe('next')
})
