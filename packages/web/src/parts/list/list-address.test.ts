import { bookingsList } from '@salvia/core/bookings'
import { readListQuery } from '@salvia/core/lists'
import { expect, it } from 'vitest'
import { listAddress } from './list-address.ts'

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
