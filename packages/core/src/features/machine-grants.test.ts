import { expect, test } from 'vitest'
import { answersOf, contract, endpointsOf } from '../api/index.ts'
import {
  DEFAULT_MACHINE_GRANTS,
  FEATURE_NAMES,
  grantOfFeature,
  MACHINE_GRANT_NAMES,
  MACHINE_GRANTS,
} from '../features/index.ts'

const open = endpointsOf(contract).filter(endpoint => endpoint.access === 'user')

test('every feature that a grant belongs to exists, and its own grant is called as it is', () => {
  for (const grant of MACHINE_GRANT_NAMES) {
    const { feature } = MACHINE_GRANTS[grant]
    expect(FEATURE_NAMES).toContain(feature)
    expect(grantOfFeature(feature)).toBe(feature)
  }
})

test('employees are closed to machines', () => {
  expect(grantOfFeature('coworkers')).toBeUndefined()
})

test('sending alone is the default', () => {
  expect(DEFAULT_MACHINE_GRANTS).toEqual(['personnel-file'])
})

test.each(open)('$name: a machine that may call it can be given what it takes', endpoint => {
  const { feature, grant } = endpoint
  if (feature === undefined) return expect(grant).toBeUndefined()
  expect(grant ?? grantOfFeature(feature)).toBeDefined()
  if (grant) expect(MACHINE_GRANTS[grant].feature).toBe(feature)
  expect(answersOf(endpoint)).toContain('MACHINE_GRANT_MISSING')
})

test('the original of a personnel file takes a grant of its own', () => {
  expect(contract.personnelFile.download.grant).toBe('personnel-file-originals')
  const others = open.filter(endpoint => endpoint.grant !== undefined)
  expect(others.map(({ name }) => name)).toEqual(['personnelFile.download'])
})
