import { describe, expect, test } from 'vitest'
import { isDateFormat } from './styles.ts'

describe('a number format', () => {
  test.each(['yyyy-mm-dd', 'd/m', 'YY', '[$-41D]d mmmm yyyy;@', 'h:mm d', '"den "d', '0;[Red]d', 'mmm\\-yy'])(
    '%s is a date',
    code => {
      expect(isDateFormat(code)).toBe(true)
    },
  )

  test.each([
    'General',
    '0.00',
    'h:mm:ss',
    '[h]:mm',
    'mm:ss.0',
    '0 "dagar"',
    '0\\d',
    '[Yellow]0',
    '#,##0_d',
    '*y0',
    'mmmm',
    '"unclosed d',
    '@',
  ])('%s is none', code => {
    expect(isDateFormat(code)).toBe(false)
  })
})
