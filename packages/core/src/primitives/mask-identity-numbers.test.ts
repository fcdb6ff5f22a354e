import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEST_PERSONNUMMER, TEST_SAMORDNINGSNUMMER } from '../test-identities/test-identities.ts'
import { maskIdentityNumbers } from './mask-identity-numbers.ts'

const DOTS = '••••••••'

/** Every way in which a number is written. */
function formsOf(number: string): string[] {
  const [long, short, last] = [number.slice(0, 8), number.slice(2, 8), number.slice(8)]
  return ['', '-', '+', ' ', '%2D', '%2B', '%20', '\u00a0', '–'].flatMap(separator => [
    `${long}${separator}${last}`,
    `${short}${separator}${last}`,
  ])
}

test.each([
  ['an address', 'GET /api/persons/196408233234/x', `GET /api/persons/1964${DOTS}/x`],
  ['a percent-encoded address', '?q=%20196408233234%26', `?q=%201964${DOTS}%26`],
  ['JSON', '{"pid":"640823-3234","n":196408233234}', `{"pid":"64${DOTS}","n":1964${DOTS}}`],
  ['beside letters', 'user196408233234x', `user1964${DOTS}x`],
  ['the nineteenth century', '18900101-9802', `1890${DOTS}`],
  ['an interim number', 'T: 000101-T220.', `T: 00${DOTS}.`],
  ['an interim number without a separator', '20000101T220', `2000${DOTS}`],
  ['a reserve number with letters', '20000101A1B2', `2000${DOTS}`],
  ['a reserve number of digits', '991964082312', `9919${DOTS}`],
  ['two beside each other', '196408233234,196408233234', `1964${DOTS},1964${DOTS}`],
])('%s', (_where, text, masked) => {
  expect(maskIdentityNumbers(text)).toBe(masked)
})

test.each([
  ['a UUID of digits', '01234567-1234-4123-8123-123456789012'],
  ['milliseconds since 1970', '1795000000123'],
  ['a date and time', '2026-11-21T12:05:00.000Z'],
  ['a case number', 'P-20418'],
  ['a client number and a port', '12345678:4000'],
  ['two numbers that make no date', '204800 4096'],
])('%s is kept', (_what, text) => {
  expect(maskIdentityNumbers(text)).toBe(text)
})

test('property: no test number is left in any form, wherever it stands', () => {
  const number = fc.constantFrom(...TEST_PERSONNUMMER, ...TEST_SAMORDNINGSNUMMER)
  const around = fc.constantFrom('', ' ', '/', '"', '\n', '=', 'at x:', 'pid', '%2F', ',', 'å')
  fc.assert(
    fc.property(number, around, around, (pid, before, after) => {
      for (const form of formsOf(pid)) {
        const masked = maskIdentityNumbers(`${before}${form}${after}`)
        expect(masked).not.toContain(pid.slice(2, 8))
        expect(masked.startsWith(before)).toBe(true)
        expect(masked.endsWith(after)).toBe(true)
      }
    }),
  )
})

test('property: a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-+ T%2a'), maxLength: 60 }), text => {
      const once = maskIdentityNumbers(text)
      expect(maskIdentityNumbers(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

test('a long line takes time in step with its length', () => {
  expect(maskIdentityNumbers('1234567-'.repeat(100_000))).toHaveLength(800_000)
  expect(maskIdentityNumbers('9'.repeat(1_000_000))).toHaveLength(1_000_000)
})
