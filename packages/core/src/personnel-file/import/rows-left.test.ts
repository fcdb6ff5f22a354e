import { describe, expect, test } from 'vitest'
import { judgeRowsLeft } from './rows-left.ts'

describe('what a file leaves to import', () => {
  test.each([
    ['no row at all is left out', { rows: 10, leftOut: 0 }, 'enough'],
    ['every row of a small file', { rows: 1, leftOut: 1 }, 'none'],
    ['every row of a large file', { rows: 1_040_000, leftOut: 1_040_000 }, 'none'],
    ['all but one of a small file', { rows: 1000, leftOut: 999 }, 'enough'],
    ['as many as may be, of hardly more', { rows: 1001, leftOut: 1000 }, 'enough'],
    ['one more than may be, of hardly more', { rows: 1002, leftOut: 1001 }, 'nearly-none'],
    ['nine of ten', { rows: 100_000, leftOut: 90_000 }, 'nearly-none'],
    ['one less than nine of ten', { rows: 100_000, leftOut: 89_999 }, 'enough'],
    ['an empty file', { rows: 0, leftOut: 0 }, 'enough'],
  ] as const)('%s', (_, left, verdict) => expect(judgeRowsLeft(left)).toBe(verdict))
})
