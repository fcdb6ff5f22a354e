import { describe, expect, it } from 'vitest'
import { plainIdentityNumber, plainPhoneNumber, plainWholeNumber } from './written-numbers.ts'

describe('a phone number becomes digits', () => {
  it.each([
    ['070-174 06 05', '0701740605'],
    ['+46 (0)70-174 06 05', '+46701740605'],
    ['0046 70 174 06 05', '+46701740605'],
    ['(08) 465 00 04', '084650004'],
    ['08/465 00 04', '084650004'],
    ['vet inte', 'vetinte'],
    ['', ''],
  ])('%s: %s', (text, plain) => {
    expect(plainPhoneNumber(text)).toBe(plain)
  })
})

describe('an identity number loses its separators', () => {
  it.each([
    ['twelve with a hyphen', '19640823-3234', '196408233234'],
    ['ten with a space', '640823 3234', '6408233234'],
    ['a dash', '19640823–3234', '196408233234'],
    ['a plus stays', '640823+3234', '640823+3234'],
    ['what is none stays', ' a-b ', 'a-b'],
  ])('%s', (_form, text, plain) => {
    expect(plainIdentityNumber(text)).toBe(plain)
  })
})

it('a whole number loses its spaces', () => {
  expect(plainWholeNumber('1\u00a0234 567')).toBe('1234567')
})
