import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnFragment, returnNonceOf } from './return-fragment.ts'

test('a nonce comes back as it went', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), nonce => {
      expect(returnNonceOf(returnFragment(nonce))).toBe(nonce)
    }),
  )
})

test('an address without one has none', () => {
  for (const fragment of ['', '#', '#bankid=', '#bankid', '#other=1', 'x']) {
    expect(returnNonceOf(fragment)).toBeUndefined()
  }
})
