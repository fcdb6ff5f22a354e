import { describe, expect, test } from 'vitest'
import type { VisitCause } from '../visit-catalogue.ts'
import { gapOf, gapOfSecret, mainCause, reasonsOf } from './told-people.ts'

describe('the number of a set', () => {
  test.each([
    [4, 100, 'few-in'],
    [5, 5, null],
    [5, 4, 'few-outside'],
    [0, 0, 'few-in'],
  ])('with %i in it and %i outside is told unless there is a gap: %s', (people, outside, gap) => {
    expect(gapOf({ people, outside })).toBe(gap)
  })

  test('that nobody knows is not told where fewer than nine were employed all year', () => {
    const set = { people: 5, outside: 5, partOfYear: 20 }
    expect(gapOfSecret({ ...set, allYear: 8 })).toBe('few-outside')
    expect(gapOfSecret({ ...set, allYear: 9 })).toBeNull()
  })

  test('nor where those outside could only be those employed all year', () => {
    const set = { people: 20, outside: 5, allYear: 9 }
    expect(gapOfSecret({ ...set, partOfYear: 16 })).toBe('few-outside')
    expect(gapOfSecret({ ...set, partOfYear: 20 })).toBeNull()
    expect(gapOfSecret({ people: 5, outside: 5, allYear: 10, partOfYear: 0 })).toBeNull()
  })
})

const people = (counts: Partial<Record<VisitCause, number>>) =>
  Object.entries(counts).flatMap(([cause, count]) => Array<VisitCause>(count).fill(cause as VisitCause))

describe('people by cause', () => {
  test('have causes of five, without the smallest and those equal to it', () => {
    expect(reasonsOf(people({ stress: 9, conflict: 6, private: 6, accident: 4, other: 1 }))).toEqual({
      people: 26,
      causes: [{ cause: 'stress', people: 9 }],
      other: 17,
    })
  })

  test('stand in the order of the list, whichever is the most common', () => {
    const { causes } = reasonsOf(people({ musculoskeletal: 6, stress: 9, private: 5 }))
    expect(causes.map(({ cause }) => cause)).toEqual(['musculoskeletal', 'stress'])
  })

  test('are a total alone where no cause is left', () => {
    expect(reasonsOf(people({ stress: 12 }))).toEqual({ people: 12, causes: [], other: 12 })
    expect(reasonsOf(people({ stress: 6, conflict: 6 }))).toEqual({ people: 12, causes: [], other: 12 })
    expect(reasonsOf([])).toEqual({ people: 0, causes: [], other: 0 })
  })

  test('count under the cause that they had most often, else under the first of the list', () => {
    expect(mainCause(['private', 'stress', 'private'])).toBe('private')
    expect(mainCause(['private', 'stress'])).toBe('stress')
    expect(mainCause([])).toBeUndefined()
  })
})
