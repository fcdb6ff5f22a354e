import { expect, test } from 'vitest'
import { functionRefusal } from './function-refusal.ts'

test.each([
  [['orders'], 'Du saknar funktionen Beställningar.', 'You don’t have the function Orders.'],
  [
    ['orders', 'complaints'],
    'Du behöver funktionen Beställningar eller Avvikelser.',
    'You need the function Orders or Complaints.',
  ],
] as const)('who lacks %j is told so', (lacking, sv, en) => {
  expect(functionRefusal(lacking, 'sv').title).toBe(sv)
  expect(functionRefusal(lacking, 'en').title).toBe(en)
})
