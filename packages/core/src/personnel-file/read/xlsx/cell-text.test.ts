import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { booleanText, dateText, isoDateText, numberText, stringText } from './cell-text.ts'

describe('a number', () => {
  test.each([
    ['198112189876', '198112189876'],
    ['1.9811218E+11', '198112180000'],
    ['0.10000000000000001', '0.1'],
    ['1E-7', '0.0000001'],
    ['-1.5e-10', '-0.00000000015'],
    ['1e21', '1000000000000000000000'],
    ['1.25e+22', '12500000000000000000000'],
    ['-0', '0'],
    ['007', '7'],
    ['12.0', '12'],
    [' 5 ', '5'],
    ['.5', '0.5'],
    ['9007199254740993', '9007199254740992'],
  ])('%s is %s', (raw, text) => {
    expect(numberText(raw)).toBe(text)
  })

  test.each(['abc', 'NaN', 'Infinity', '0x10', '1e999', '1,5', '--1'])('%s is none', raw => {
    expect(() => numberText(raw)).toThrow('PRE_PROCESSING_ERROR')
  })

  test('any double has a text without exponent that is the same double, and no shorter one', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        const text = numberText(String(value))
        expect(text).toMatch(/^-?\d+(\.\d+)?$/)
        expect(Number(text)).toBe(value === 0 ? 0 : value)
        expect(text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(17)
      }),
    )
  })
})

describe('a date', () => {
  test.each([
    ['the first day', '1', false, '1900-01-01'],
    ['day 0', '0.5', false, '1900-01-00'],
    ['the day before the one that never was', '59', false, '1900-02-28'],
    ['the one that never was', '60', false, '1900-02-29'],
    ['the day after', '61', false, '1900-03-01'],
    ['an hour of a day', '45000.75', false, '2023-03-15'],
    ['a day that was rounded down when written', '44999.9999999999', false, '2023-03-15'],
    ['the last day', '2958465', false, '9999-12-31'],
    ['a day after the last is a number', '2958466', false, '2958466'],
    ['a negative one is a number', '-1', false, '-1'],
    ['the first day of 1904', '0', true, '1904-01-01'],
    ['the same day in 1904', '43538', true, '2023-03-15'],
    ['the last day in 1904', '2957003', true, '9999-12-31'],
  ])('%s', (_, raw, isDate1904, text) => {
    expect(dateText(raw, isDate1904)).toBe(text)
  })

  test.each([
    ['2024-02-29', '2024-02-29'],
    ['2024-02-29T12:30:00Z', '2024-02-29'],
    ['12:30:00', '12:30:00'],
  ])('ISO %s', (raw, text) => {
    expect(isoDateText(raw)).toBe(text)
  })
})

describe('a text', () => {
  test.each([
    ['an escaped character', 'a_x0009_b', 'a\tb'],
    ['an escaped escape', '_x005F_x0009_', '_x0009_'],
    ['a surrogate pair', '_xD83D__xDE00_', '😀'],
    ['no escape', '_x9_', '_x9_'],
    ['line breaks as XML has them', 'a\r\nb\rc', 'a\nb\nc'],
    ['å as two characters', ' a\u030a ', 'å'],
  ])('%s', (_, raw, text) => {
    expect(stringText(raw)).toBe(text)
  })
})

test('a boolean is TRUE or FALSE, anything else is corrupt', () => {
  expect(['1', 'true', '0', 'false'].map(booleanText)).toEqual(['TRUE', 'TRUE', 'FALSE', 'FALSE'])
  expect(() => booleanText('2')).toThrow('PRE_PROCESSING_ERROR')
})
