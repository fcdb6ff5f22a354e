import { describe, expect, it } from 'vitest'
import { changedAddress, pageAddress, pageOf } from './list-address.ts'

describe('another address', () => {
  const before = new URLSearchParams('status=past&q=lin&page=4')

  it('begins at the first page, unless it is the page that changes', () => {
    expect(changedAddress(before, { q: 'ahl' }).toString()).toBe('status=past&q=ahl')
    expect(changedAddress(before, { page: '5' }).get('page')).toBe('5')
  })

  it('leaves out what is empty', () => {
    expect(changedAddress(before, { q: '', status: '' }).toString()).toBe('')
  })

  it('names every page but the first', () => {
    expect(pageAddress(before, 2)).toBe('?status=past&q=lin&page=2')
    expect(pageAddress(before, 1)).toBe('?status=past&q=lin')
  })
})

it.each([
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=x', 1],
  ['', 1],
])('the page of %s is %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})
