import { expect, test } from 'vitest'
import { KeptCopies } from './kept-copies.ts'

const copies = (most = 10) => new KeptCopies<string>({ most, weightOf: ({ length }) => length })
const make = (value: string) => () => Promise.resolve(value)
const never = () => Promise.reject(new Error('It is kept.'))

test('a copy is used for its version, and replaced by that of another', async () => {
  const kept = copies()
  expect(await kept.get('a', '1', make('one'))).toBe('one')
  expect(await kept.get('a', '1', never)).toBe('one')
  expect(kept.find('a', '2')).toBeUndefined()
  expect(await kept.get('a', '2', make('two'))).toBe('two')
  expect(await kept.find('a', '1')).toBeUndefined()
  expect(await kept.find('a', '2')).toBe('two')
})

test('calls that come while a copy is made wait for it', async () => {
  const kept = copies()
  const { promise, resolve } = Promise.withResolvers<string>()
  const both = [kept.get('a', '1', () => promise), kept.get('a', '1', never)]
  resolve('one')
  expect(await Promise.all(both)).toEqual(['one', 'one'])
})

test('what could not be made is not kept', async () => {
  const kept = copies()
  await expect(kept.get('a', '1', never)).rejects.toThrow('It is kept.')
  expect(await kept.get('a', '1', make('one'))).toBe('one')
})

test('a slow copy of an earlier version does not take the place of a later one', async () => {
  const kept = copies()
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = kept.get('a', '1', () => promise)
  expect(await kept.get('a', '2', make('two'))).toBe('two')
  resolve('one')
  expect(await slow).toBe('one')
  expect(await kept.find('a', '2')).toBe('two')
})

test('at the limit all stay; above it those used least recently go', async () => {
  const kept = copies(10)
  await kept.get('a', '1', make('aaaaa'))
  await kept.get('b', '1', make('bbbbb'))
  expect(await kept.find('a', '1')).toBe('aaaaa')
  await kept.get('c', '1', make('c'))
  expect(await kept.find('b', '1')).toBeUndefined()
  expect(await kept.find('a', '1')).toBe('aaaaa')
  expect(await kept.find('c', '1')).toBe('c')
})

test('one that alone is above the limit is used once and not kept', async () => {
  const kept = copies(10)
  expect(await kept.get('a', '1', make('a much too long one'))).toBe('a much too long one')
  expect(await kept.find('a', '1')).toBeUndefined()
  await kept.get('b', '1', make('bbbbbbbbbb'))
  expect(await kept.find('b', '1')).toBe('bbbbbbbbbb')
})
