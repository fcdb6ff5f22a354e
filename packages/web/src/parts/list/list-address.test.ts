import { bookingsList } from '@salvia/core/bookings'
import { certificatesList } from '@salvia/core/certificates'
import { readListQuery } from '@salvia/core/lists'
import { expect, it } from 'vitest'
import { listAddress, saysWhatIsShown } from './list-address.ts'

const before = new URLSearchParams('hjalp=1&status=past&q=lin&page=4')
const query = readListQuery(bookingsList, Object.fromEntries(before))

it('leaves out what is as usual, and what was asked before', () => {
  const { filter, sort } = readListQuery(bookingsList, {})
  expect(listAddress(bookingsList, before, { ...query, filter, sort, q: 'ahl', page: 1 }).toString()).toBe(
    'hjalp=1&q=ahl',
  )
})

it('names all bookings, as the list begins with those to come', () => {
  const all = readListQuery(bookingsList, { status: 'all' })
  expect(listAddress(bookingsList, new URLSearchParams(), all).toString()).toBe('status=all')
  expect(readListQuery(bookingsList, {})).toMatchObject({ filter: 'upcoming', sort: 'date' })
})

it('keeps a private search out', () => {
  const next = listAddress(bookingsList, before, { ...query, q: '19800102' })
  expect(next.toString()).toBe('hjalp=1&status=past&page=4')
})

it('takes away what is no value of the list', () => {
  const odd = new URLSearchParams('status=none&sort=age&page=0')
  const read = readListQuery(bookingsList, Object.fromEntries(odd))
  expect(listAddress(bookingsList, odd, read).toString()).toBe('')
})

it.each([
  ['status=past&page=4&q=lin&hjalp=1', true],
  ['', true],
  ['page=abc', false],
  ['page=1', false],
  ['page=04', false],
  ['page=2&page=3', false],
  ['status=none', false],
  ['sort=age', false],
])('tells of %o whether it says what is shown: %s', (words, isTrue) => {
  expect(saysWhatIsShown(bookingsList, new URLSearchParams(words))).toBe(isTrue)
})

it('knows a unit by its form alone', () => {
  const says = (unit: string) => saysWhatIsShown(certificatesList, new URLSearchParams({ unit }))
  expect(says('skrot')).toBe(false)
  expect(says('00000000-0000-4000-8000-000000000009')).toBe(true)
})
