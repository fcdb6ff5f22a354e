import { expect, test } from 'vitest'
import { shouldRenew, tokenEnd } from './access-token.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const token = (minutes: number) =>
  `x.${Buffer.from(JSON.stringify({ exp: NOW / 1000 + minutes * 60 })).toString('base64url')}.y`

test('the end is read from the payload, and a machine token has none', () => {
  expect(tokenEnd(token(30))).toBe(NOW + 30 * 60_000)
  for (const other of [
    'salvia_machine_abc',
    'a.b.c',
    'x..y',
    `x.${Buffer.from('{}').toString('base64url')}.y`,
  ]) {
    expect(tokenEnd(other)).toBeNull()
  }
})

test('a token is renewed in its last twenty minutes, not before and not after', () => {
  expect([30, 20, 19.9, 0.1, 0, -1].map(minutes => shouldRenew(token(minutes), NOW))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ])
  expect(shouldRenew('salvia_machine_abc', NOW)).toBe(false)
})
