import { expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { mayWorkUntil } from './may-work-until.ts'

const END = isoDate(2027, 6, 15)
const valid = { type: 'fitness', source: 'journal', status: 'expires', end: END } as const

test.each([
  ['a certificate of fitness', {}, END],
  ['one that expires soon', { status: 'expires-soon' }, END],
  ['one that starts later', { status: 'starts' }, null],
  ['one that has expired', { status: 'expired' }, null],
  ['a monitoring', { source: 'monitoring' }, null],
  ['an entry without a last day', { source: 'manual', status: 'manual', end: null }, null],
  ['the certificate of an offered check', { type: 'offered' }, null],
] as const)('%s allows the work until %o: %s', (_, given, until) => {
  expect(mayWorkUntil({ ...valid, ...given })).toBe(until)
})
