import { expect, test } from 'vitest'
import { holdsHr } from './holds-hr.ts'

const hr = {
  role: 'extended-orderer',
  unitId: '11111111-1111-4111-8111-111111111111',
  unitPath: [],
  recursive: true,
} as const

test.each([
  ['on the root with all below', hr, true],
  ['on the root alone', { ...hr, recursive: false }, false],
  ['on a unit with all below', { ...hr, unitPath: ['Drift'] }, false],
  ['of an orderer', { ...hr, role: 'orderer' }, false],
] as const)('a role %s is HR: %s', (_what, { unitPath, ...role }, is) => {
  expect(holdsHr({ roles: [{ ...role, unitPath: [...unitPath] }] })).toBe(is)
  expect(holdsHr({ roles: [] })).toBe(false)
})
