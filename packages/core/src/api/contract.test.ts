import { expect, test } from 'vitest'
import { z } from 'zod'
import { isWrite, pathParameters } from '../contract/index.ts'
import { errorFacts, isErrorCode } from '../error-catalogue/index.ts'
import { FEATURE_NAMES } from '../features/index.ts'
import { contract } from './contract.ts'
import { answersOf, endpointsOf } from './index.ts'

const all = endpointsOf(contract)

test('names and calls are unique', () => {
  const names = all.map(({ name }) => name)
  const calls = all.map(endpoint => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(calls).size).toBe(calls.length)
})

test.each(all)('$name: every parameter of the path is declared, and no other', endpoint => {
  expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(pathParameters(endpoint.path).sort())
})

test.each(all)('$name: says where the call comes from, and what it does in one sentence', endpoint => {
  expect(endpoint.spec).toMatch(/^(assumed|portal §\d)$/)
  expect(endpoint.summary).toMatch(/^\S.*\.$/)
})

test.each(all)('$name: path is relative, with nouns and closed braces', endpoint => {
  expect(endpoint.path).toMatch(/^[a-z-]+(\/([a-z-]+|\{\w+\}))*$/)
})

test.each(all)('$name: its kind fits its method, body and answer', endpoint => {
  if (endpoint.kind === 'download') {
    expect([endpoint.method === 'GET' || endpoint.reads, endpoint.response]).toEqual([true, undefined])
  }
  if (endpoint.reads) expect(endpoint.method).toBe('POST')
  if (endpoint.kind === 'upload') {
    expect(['POST', 'PUT']).toContain(endpoint.method)
    expect(endpoint.body).toBeUndefined()
  }
  if (endpoint.method === 'GET') expect([endpoint.body, endpoint.idempotent]).toEqual([undefined, undefined])
})

test.each(all)(
  '$name: a POST that searches, downloads or reviews is no write, every other is one',
  endpoint => {
    const asks =
      endpoint.method === 'GET' || /\/(searches|exports|reconciliations|review)$/.test(endpoint.path)
    expect(isWrite(endpoint)).toBe(!asks)
  },
)

test.each(all)('$name: its feature and its codes exist', endpoint => {
  if (endpoint.feature) expect(FEATURE_NAMES).toContain(endpoint.feature)
  expect(answersOf(endpoint).every(isErrorCode)).toBe(true)
})

test('a customer can only be reached by someone', () => {
  const open = all.filter(endpoint => endpoint.access === 'none')
  expect(open.map(({ name }) => name)).toEqual([
    'accounts.requestActivation',
    'accounts.requestRecovery',
    'auth.signIn',
    'bankid.start',
    'bankid.collect',
    'bankid.cancel',
    'pairings.start',
    'pairings.collect',
    'pairings.cancel',
  ])
  const withClient = all.filter(endpoint => endpoint.path.includes('{clientNumber}'))
  const whoMay = new Set(withClient.map(endpoint => endpoint.access))
  expect(whoMay).toEqual(new Set(['user', 'person', 'caseWorker']))
})

test('answers follow from access, feature, path, body and kind', () => {
  const base = { kind: 'json', method: 'POST', spec: 'assumed', summary: 'x.', errors: [] } as const
  const codes = (other: object) => answersOf({ ...base, path: 'x', access: 'none', ...other })
  expect(codes({ method: 'GET' })).toEqual(['SERVICE_UNAVAILABLE', 'UNEXPECTED_ERROR'])
  expect(codes({})).toContain('INVALID_REQUEST')
  expect(codes({ access: 'user' })).toEqual(
    expect.arrayContaining(['NOT_SIGNED_IN', 'SIGNED_OUT', 'TOO_MANY_REQUESTS', 'MACHINE_TOKEN_WITHOUT_HR']),
  )
  expect(codes({ access: 'user', feature: 'statistics' })).toContain('MACHINE_GRANT_MISSING')
  expect(codes({ access: 'person' })).toContain('MACHINE_TOKEN_NOT_ALLOWED')
  expect(codes({ access: 'caseWorker' })).toContain('NOT_FOUND')
  expect(codes({ access: 'caseWorker', caseWorkerFunction: 'orders' })).toContain(
    'CASE_WORKER_FUNCTION_NEEDED',
  )
  expect(codes({ path: 'x/{id}' })).toContain('NOT_FOUND')
  expect(codes({ feature: 'statistics' })).toContain('FEATURE_NOT_ALLOWED')
  expect(codes({ body: z.object({}) })).toContain('INVALID_REQUEST')
  expect(codes({ query: z.object({}) })).toContain('INVALID_REQUEST')
  expect(codes({ idempotent: true })).toContain('IDEMPOTENCY_KEY_REUSED')
})

test('codes of one endpoint with one status and sub-status are told apart by their code alone', () => {
  for (const endpoint of all) {
    const codes = answersOf(endpoint)
    expect(new Set(codes).size).toBe(codes.length)
    const subStatuses = codes
      .map(code => errorFacts(code).subStatus)
      .filter(subStatus => subStatus !== undefined)
    expect(new Set(subStatuses).size).toBe(subStatuses.length)
  }
})
