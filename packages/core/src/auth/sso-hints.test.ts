import { expect, test } from 'vitest'
import { isRealmName } from './sso-hints.ts'

test.each([
  ['acme', true],
  ['a', true],
  ['acme-ab-2', true],
  ['x'.repeat(50), true],
  ['x'.repeat(51), false],
  ['x'.repeat(2000), false],
  ['', false],
  ['logout', false],
  ['Acme', false],
  ['åkeri', false],
  ['..', false],
  ['../logga-in', false],
  ['-acme', false],
  ['acme-', false],
  ['acme\n', false],
  ['//evil.example', false],
])('%j is the name of a realm: %s', (text, is) => expect(isRealmName(text)).toBe(is))
