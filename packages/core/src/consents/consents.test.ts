import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Instant } from '../primitives/index.ts'
import { analyticsState } from './analytics-state.ts'
import { isAnswerValid } from './consent-age.ts'
import { isInternalTestUser } from './internal-test-user.ts'

describe('an internal test user', () => {
  const domains = ['test.salvia.example', 'Räksmörgås.example']
  test.each([
    ['eva@test.salvia.example', true],
    ['EVA@TEST.Salvia.EXAMPLE', true],
    ['eva@räksmörgås.example', true],
    ['eva@RÄKSMÖRGÅS.example', true],
    ['eva@xn--rksmrgs-5wao1o.example', true],
    ['"a@test.salvia.example"@customer.example', false],
    ['eva@salvia.example', false],
    ['eva@sub.test.salvia.example', false],
    ['eva@nottest.salvia.example', false],
    ['eva@test.salvia.example.customer.example', false],
    ['eva@customer.example/@test.salvia.example', true],
    ['eva@test.salvia.example/x', false],
    ['test.salvia.example', false],
    ['', false],
  ])('%s: %s', (email, is) => expect(isInternalTestUser(email, domains)).toBe(is))

  test('is nobody where no domain is listed, whatever the address', () => {
    fc.assert(fc.property(fc.string(), email => isInternalTestUser(email, []) === false))
    fc.assert(fc.property(fc.string(), email => isInternalTestUser(email, ['', '@', ' ']) === false))
  })
})

describe('whether someone is counted', () => {
  const given = { given: ['analytics'], needed: [], declined: [] }
  const needed = { given: [], needed: ['analytics'], declined: [] }
  const declined = { given: [], needed: [], declined: ['analytics'] }
  const customer = 'eva@customer.example'
  const tester = 'eva@test.salvia.example'
  test.each([
    ['production', customer, given, 'on'],
    ['production', customer, needed, 'asked'],
    ['production', customer, declined, 'off'],
    ['production', tester, given, 'off'],
    ['production', tester, needed, 'off'],
    ['preprod', tester, given, 'on'],
    ['preprod', tester, needed, 'asked'],
    ['production', null, needed, 'asked'],
  ] as const)('in %s, %s', (environment, email, consent, expected) => {
    const internalTestDomains = ['test.salvia.example']
    expect(analyticsState({ consent, email, environment, internalTestDomains })).toBe(expected)
  })
})

describe('an answer', () => {
  const at = (text: string) => text as Instant
  test.each([
    ['2025-11-23T09:00:00.000Z', '2026-11-23T09:00:00.000Z', true],
    ['2025-11-23T09:00:00.000Z', '2026-11-23T09:00:00.001Z', false],
    ['2024-02-29T09:00:00.000Z', '2025-02-28T09:00:00.000Z', true],
    ['2024-02-29T09:00:00.000Z', '2025-02-28T09:00:00.001Z', false],
    ['2025-03-30T09:00:00.000Z', '2026-03-30T09:00:00.000Z', true],
  ])('of %s holds at %s: %s', (answered, now, is) => expect(isAnswerValid(at(answered), at(now))).toBe(is))
})
