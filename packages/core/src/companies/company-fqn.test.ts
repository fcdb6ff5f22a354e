import { expect, test } from 'vitest'
import { companyFqn } from './index.ts'

test.each([
  ['a company of a group', 'Exempelgruppen', 'Exempel AB', 'Exempelgruppen / Exempel AB'],
  ['a customer by itself', 'Exempel AB', 'Exempel AB', 'Exempel AB'],
])('the full name of %s', (_what, group, name, full) => {
  expect(companyFqn(group, name)).toBe(full)
})
