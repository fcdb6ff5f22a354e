import { describe, expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { acceptedNumber, holdsIdentityNumber } from './identity-numbers.ts'

const TODAY = isoDate(2026, 11, 23)

describe('the number of a new employee', () => {
  test.each([
    ['twelve digits', '199001012385', '199001012385'],
    ['with a hyphen', '19900101-2385', '199001012385'],
    ['with spaces', ' 19900101 2385 ', '199001012385'],
  ])('%s is accepted', (_what, written, digits) => {
    expect(acceptedNumber(written, TODAY)).toBe(digits)
  })

  test.each([
    ['nothing', ''],
    ['ten digits', '900101-2385'],
    ['a wrong check digit', '199001012386'],
    ['a date that does not exist', '199002302385'],
    ['a number that identifies nobody', '199001010000'],
    ['letters', '19900101238A'],
    ['thirteen digits', '1990010123855'],
  ])('%s is refused', (_what, written) => {
    expect(acceptedNumber(written, TODAY)).toBeNull()
  })
})

describe('a text about individual visits', () => {
  test.each([
    'Gäller 19900101-2385 och en till.',
    '900101-2385',
    '900101 2385',
    'Karin 199001012385,',
    'först fel 199001012386, sedan rätt 199001012385',
  ])('"%s" holds a number', text => {
    expect(holdsIdentityNumber(text, TODAY)).toBe(true)
  })

  test.each([
    '',
    'Ring 070-1740605 eller 0317600100.',
    '19900101-2386',
    'order 5199001012385',
    '199001010000',
  ])('"%s" holds none', text => {
    expect(holdsIdentityNumber(text, TODAY)).toBe(false)
  })
})
