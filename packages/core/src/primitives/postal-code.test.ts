import { expect, test } from 'vitest'
import { isPostalCode } from './postal-code.ts'

test('digits only, however many', () => {
  expect(['11122', '1', '0123456789'].map(isPostalCode)).toEqual([true, true, true])
})

test.each(['111 22', 'SE-11122', '1112２', ''])('%j is refused', text => {
  expect(isPostalCode(text)).toBe(false)
})
