import { type Endpoint, needsSession, pathParameters } from '../contract/index.ts'
import type { JsonSchema, SchemaBook } from './json-schema.ts'
import type { ProblemBook } from './openapi-problems.ts'

/** One call of an OpenAPI document. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly 'x-spec': string
  /** The function that a case worker needs. */
  readonly 'x-case-worker-function'?: string
  readonly security: readonly JsonSchema[]
  readonly parameters: readonly JsonSchema[]
  readonly requestBody?: JsonSchema
  readonly responses: Readonly<Record<string, JsonSchema>>
}

const BEARER = [{ bearer: [] }]
const BINARY: JsonSchema = { type: 'string', format: 'binary' }
/** The answer of every download, a component. */
export const FILE: JsonSchema = {
  description: 'The file.',
  headers: {
    'Content-Disposition': { description: 'Holds the name of the file.', schema: { type: 'string' } },
  },
  content: { 'application/octet-stream': { schema: BINARY } },
}

/** The operation of an endpoint. The operation id is the name of the endpoint. */
export function operationOf(endpoint: Endpoint, book: SchemaBook, problems: ProblemBook): Operation {
  const { name } = endpoint
  const body = requestBodyOf(endpoint, book)
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    summary: endpoint.summary,
    'x-spec': endpoint.spec,
    ...(endpoint.caseWorkerFunction && { 'x-case-worker-function': endpoint.caseWorkerFunction }),
    security: endpoint.access === 'none' ? [] : BEARER,
    parameters: [...valueParameters(endpoint, book), ...headerParameters(endpoint)],
    ...(body && { requestBody: body }),
    responses: { ...successOf(endpoint, book), ...problems.answersOf(endpoint) },
  }
}

/** The parameters of a call in its path and its query. */
export function valueParameters(
  endpoint: Pick<Endpoint, 'path' | 'params' | 'query'>,
  book: SchemaBook,
): JsonSchema[] {
  const inPath = endpoint.params && book.write(endpoint.params, 'input')
  const inQuery = endpoint.query && book.write(endpoint.query, 'input')
  return [
    ...pathParameters(endpoint.path).map(name => ({
      name,
      in: 'path',
      required: true,
      schema: propertiesOf(inPath)[name] ?? { type: 'string' },
    })),
    ...Object.entries(propertiesOf(inQuery)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: isRequired(inQuery, name),
      schema,
    })),
  ]
}

function propertiesOf(schema: JsonSchema | undefined): Readonly<Record<string, unknown>> {
  return (schema?.properties ?? {}) as Readonly<Record<string, unknown>>
}

function isRequired(schema: JsonSchema | undefined, name: string): boolean {
  return Array.isArray(schema?.required) && schema.required.includes(name)
}

function headerParameters(endpoint: Endpoint): JsonSchema[] {
  const names = ['language']
  if (endpoint.idempotent) names.push('idempotencyKey')
  if (endpoint.method === 'GET' && needsSession(endpoint)) names.push('automatic')
  if (endpoint.access === 'none') names.push('clientKind')
  return names.map(name => ({ $ref: `#/components/parameters/${name}` }))
}

function requestBodyOf(endpoint: Endpoint, book: SchemaBook): JsonSchema | undefined {
  if (endpoint.kind === 'upload') {
    const schema = { type: 'object', properties: { file: BINARY }, required: ['file'] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (endpoint.line) {
    const schema = book.write(endpoint.line, 'input')
    const description = 'Lines that each hold one such object.'
    return { description, required: true, content: { 'application/x-ndjson': { schema } } }
  }
  if (!endpoint.body) return undefined
  const schema = book.write(endpoint.body, 'input')
  return { required: true, content: { 'application/json': { schema } } }
}

function successOf(endpoint: Endpoint, book: SchemaBook): Record<string, JsonSchema> {
  if (endpoint.kind === 'download') return { '200': { $ref: '#/components/responses/file' } }
  if (!endpoint.response) return { '204': { description: 'Done; nothing is answered.' } }
  const schema = book.write(endpoint.response, 'output')
  return { '200': { description: 'What was asked for.', content: { 'application/json': { schema } } } }
}
