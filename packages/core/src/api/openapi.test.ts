import { expect, test } from 'vitest'
import { answersOf, endpointsOf } from './answers.ts'
import { contract } from './contract.ts'
import type { JsonSchema } from './json-schema.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument({ title: 'Portalen', serverUrl: '/api/', version: '1.2.3' })
const text = JSON.stringify(document)
const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, operation]) => ({ path, method, operation })),
)
const operation = (name: string) =>
  operations.find(each => each.operation.operationId === name)?.operation ?? expect.fail(`no ${name}`)

/** An answer as it is written, at its call or among the components. */
function written(answer: JsonSchema): JsonSchema | undefined {
  const name = typeof answer.$ref === 'string' ? answer.$ref.split('/').at(-1) : undefined
  return name === undefined ? answer : document.components.responses[name]
}

test('the document tells its version and its address', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ version: '1.2.3' })
  expect(document.servers).toEqual([{ url: '/api/' }])
})

test('every endpoint is there under its own name, and nothing else', () => {
  const described = operations.map(
    ({ path, method, operation: { operationId } }) => `${operationId} ${method} ${path}`,
  )
  const declared = endpointsOf(contract).map(
    ({ name, method, path }) => `${name} ${method.toLowerCase()} /${path}`,
  )
  expect(described.sort()).toEqual(declared.sort())
})

test('every reference leads somewhere', () => {
  const known = (['schemas', 'responses', 'parameters'] as const).flatMap(part =>
    Object.keys(document.components[part]).map(name => `#/components/${part}/${name}`),
  )
  const used = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(match => match[1])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(reference => !known.includes(reference ?? ''))).toEqual([])
})

test.each(endpointsOf(contract))('$name: parameters, body and answers follow the declaration', endpoint => {
  const { parameters, requestBody, responses, security } = operation(endpoint.name)
  const inPath = parameters.filter(parameter => parameter.in === 'path')
  expect(inPath.map(parameter => `{${parameter.name}}`)).toEqual(endpoint.path.match(/\{\w+\}/g) ?? [])
  expect(requestBody !== undefined).toBe(
    ['upload', 'lines'].includes(endpoint.kind) || endpoint.body !== undefined,
  )
  expect(security.length > 0).toBe(endpoint.access !== 'none')
  expect(parameters.some(({ $ref }) => $ref === '#/components/parameters/idempotencyKey')).toBe(
    endpoint.idempotent ?? false,
  )
  const answered = JSON.stringify(Object.values(responses).map(written))
  expect(answersOf(endpoint).filter(code => !answered.includes(`"${code}"`))).toEqual([])
  expect('204' in responses).toBe(endpoint.kind !== 'download' && endpoint.response === undefined)
})

test('a query shows its defaults and asks only for what has none', () => {
  expect(operation('cases.list').parameters).toContainEqual({
    name: 'status',
    in: 'query',
    required: false,
    schema: { default: 'open', type: 'string', enum: ['open', 'finished'] },
  })
  expect(operation('cases.list').parameters).toContainEqual({
    name: 'page',
    in: 'query',
    required: false,
    schema: { default: 1, type: 'integer', minimum: 1, maximum: 1_000_000 },
  })
})

test('problems of one status name their codes and what they mean', () => {
  const locked = operation('auth.signIn').responses['401']
  expect(locked?.description).toContain('`ACCOUNT_LOCKED`: The account is locked for 1 hour.')
  expect(JSON.stringify(locked)).toContain('application/problem+json')
})

test('a refusal that several calls give alike is written once', () => {
  const answers = operations.flatMap(({ operation: { responses } }) => Object.values(responses))
  const atCalls = answers.filter(answer => JSON.stringify(answer).includes('application/problem+json'))
  expect(new Set(atCalls.map(answer => JSON.stringify(answer))).size).toBe(atCalls.length)
  expect(operation('auth.signIn').responses['500']).toEqual({
    $ref: '#/components/responses/UNEXPECTED_ERROR',
  })
})

test('files go in as multipart and come out with a name', () => {
  expect(JSON.stringify(operation('personnelFile.attach').requestBody)).toContain('multipart/form-data')
  const file = written(operation('personnelFile.download').responses['200'] ?? expect.fail('no file'))
  expect(JSON.stringify(file)).toContain('Content-Disposition')
})

test('answers may grow, bodies that are declared strict may not', () => {
  expect(JSON.stringify(document.components.schemas.Upload)).not.toContain('additionalProperties')
  expect(JSON.stringify(operation('cases.act').requestBody)).toContain('"additionalProperties":false')
})

test('no schema is left that says nothing', () => {
  expect(text).not.toContain('$defs')
  expect(text).not.toContain('$schema')
  expect(text).not.toMatch(/"schema":\{\}/)
})
