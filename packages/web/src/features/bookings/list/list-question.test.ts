import { describe, expect, it } from 'vitest'
import { filtersOf, isNarrowed } from './list-question.ts'

const of = (search: string) => filtersOf(new URLSearchParams(search))

describe('the question of an address', () => {
  it('is the whole list, the latest first, where nothing is asked', () => {
    expect(of('')).toEqual({ status: 'all', period: null, leaders: false, sort: '-date', page: 1 })
  })

  it('holds everything that narrows and orders', () => {
    expect(of('status=upcoming&from=2026-01-01&to=2026-02-01&leaders=1&sort=-employee&page=3')).toEqual({
      status: 'upcoming',
      period: { from: '2026-01-01', to: '2026-02-01' },
      leaders: true,
      sort: '-employee',
      page: 3,
    })
  })

  it('begins with what comes next among the upcoming', () => {
    expect(of('status=upcoming').sort).toBe('date')
    expect(of('status=past').sort).toBe('-date')
  })

  it('may be of a period without an end, and of none without a beginning', () => {
    expect(of('from=2026-01-01').period).toEqual({ from: '2026-01-01', to: null })
    expect(of('to=2026-01-01').period).toBeNull()
  })

  it.each(['status=gone', 'from=2026-02-30', 'sort=age', 'page=0', 'page=-2', 'page=x', 'leaders=yes'])(
    'takes what makes no sense for absent: %s',
    search => {
      expect(of(search)).toEqual(of(''))
    },
  )
})

it('a list is narrowed by search, period or leaders, not by its status', () => {
  expect(isNarrowed(of('status=past'), '')).toBe(false)
  expect(isNarrowed(of(''), 'lin')).toBe(true)
  expect(isNarrowed(of('leaders=1'), '')).toBe(true)
  expect(isNarrowed(of('from=2026-01-01'), '')).toBe(true)
})
