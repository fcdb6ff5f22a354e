import { describe, expect, test } from 'vitest'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import { parseIdentityNumber } from '../../primitives/personal-identity-number.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { checks } from './index.ts'
import type { CellView } from './scopes.ts'

const today = parseIsoDate('2026-11-21') ?? expect.unreachable()

function view(header: string): CellView {
  const position = STANDARD_TEMPLATE.columns.findIndex(column => column.header === header)
  const column = { ...(STANDARD_TEMPLATE.columns[position] ?? expect.unreachable(header)), position }
  const layout = {
    template: STANDARD_TEMPLATE,
    headers: [],
    columns: [column],
    levels: [],
    roles: new Map(),
  }
  return { column, layout, today, identityNumber: text => parseIdentityNumber(text, today) }
}

describe('a phone number', () => {
  const judge = checks.INVALID_PHONE.find(view('Mobiltelefon')) ?? expect.unreachable()

  test.each([
    ['0701740605', false],
    ['070–174 06 05', 'separators'],
    ['+46 70 174 06 05', 'separators'],
    ['(08) 465 004 10', 'separators'],
    ['+46 (0)70 174 06 05', 'trunk-zero'],
    ['70-174 06 05', 'leading-zero'],
    ['846500410', 'leading-zero'],
    ['0046701740605', 'plus'],
    ['46 70 174 06 05', 'plus'],
    ['070174060', false],
    ['070174', 'other'],
    ['saknas', 'other'],
  ])('%s: %s', (value, detail) => expect(judge(value, [])).toBe(detail))
})

describe('an identity number', () => {
  const judge = checks.INVALID_PID.find(view('Personnummer')) ?? expect.unreachable()
  const [right, wrongMonth, wrongDigit] = ['196408233234', '196413233234', '196408233235']

  test.each([
    ['right', right, false],
    ['of eleven digits', right.slice(1), 'length'],
    ['of nine digits and a hyphen', '40823-3234', 'length'],
    ['with a point', `${right}.0`, 'character'],
    ['rewritten by Excel with a point', '1.96408E+11', 'rewritten-number'],
    ['with a space', `${right.slice(0, 8)} ${right.slice(8)}`, 'character'],
    ['of twelve digits with a plus', `${right.slice(0, 8)}+${right.slice(8)}`, 'character'],
    ['with a month that is not there', wrongMonth, 'date'],
    ['of tomorrow', '202611220004', 'date'],
    ['with a wrong digit', wrongDigit, 'check-digit'],
    ['with a wrong digit, ten digits and a plus', '640823+3235', 'check-digit'],
    ['with birth number 000', '196408230001', 'check-digit'],
  ])('%s', (_, value, detail) => expect(judge(value, [])).toBe(detail))
})

describe('an email address', () => {
  const judge = checks.INVALID_EMAIL.find(view('Beställare')) ?? expect.unreachable()

  test.each([
    ['maja@exempel.se,bo@exempel.se', false],
    ['maja@exempel.se,åsa@exempel.se', 'letter'],
    ['maja lind@exempel.se', 'space'],
    ['maja@bo@exempel.se', 'at-sign'],
    ['maja', 'at-sign'],
    ['maja@exempel', 'dot'],
    ['maja@exempel..se', 'other'],
  ])('%s: %s', (value, detail) => expect(judge(value, [])).toBe(detail))
})

describe('a single value', () => {
  const judge = checks.INVALID_SEPARATED_VALUES.find(view('Personnummer')) ?? expect.unreachable()

  test.each([
    ['1,95209E+11', 'rewritten-number'],
    ['1,2', 'several'],
    ['1,', false],
  ])('%s: %s', (value, detail) => expect(judge(value, [])).toBe(detail))
})

describe('a character', () => {
  const judge = checks.INVALID_CHARACTER.find(view('Befattning')) ?? expect.unreachable()

  test.each([
    ['in order', 'Chef – é €', false],
    ['of another alphabet', 'Чef', 'letter'],
    ['that joins the one before', 'x\u0323', 'letter'],
    ['of two code units', 'Chef 🙂', 'emoji'],
    ['half of one', 'Chef \ud83d', 'other'],
    ['that ends a line', 'a\rb', 'line-break'],
    ['that moves on', 'a\tb', 'tab'],
    ['without width', 'a\u200bb', 'other'],
  ])('%s', (_, value, detail) => expect(judge(value, [])).toBe(detail))
})
