import { problemSchema } from '../errors/index.ts'
import { LOCALES } from '../i18n/index.ts'
import { endpointsOf } from './answers.ts'
import { type JsonSchema, SchemaBook } from './json-schema.ts'
import { FILE, type Operation, operationOf } from './openapi-operation.ts'
import { ProblemBook } from './openapi-problems.ts'

/** The published description of the API: OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: JsonSchema
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, JsonSchema>>
    readonly parameters: JsonSchema
    readonly securitySchemes: JsonSchema
  }
}

const DESCRIPTION = [
  'Every call but the sign-in takes `Authorization: Bearer`, with the token of a person, of a machine or of one of the provider’s own systems.',
  'Errors are answered as `application/problem+json`; `code` tells them apart, `title` and `detail` are sentences in the language of `X-Accept-Language`.',
  'Status 498 means that the session is over: sign in again.',
].join(' ')

/**
 * The whole contract as an OpenAPI document.
 * @param title whose API it is
 * @param serverUrl address of the API, absolute or from the root of the portal
 */
export function openApiDocument({
  title,
  serverUrl,
  version,
}: {
  title: string
  serverUrl: string
  version: string
}): OpenApiDocument {
  const book = new SchemaBook()
  book.write(problemSchema, 'output')
  const endpoints = endpointsOf()
  const problems = new ProblemBook(endpoints)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, book, problems) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: book.components,
      responses: { file: FILE, ...problems.components },
      parameters: HEADERS,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const HEADERS: JsonSchema = {
  language: {
    name: 'X-Accept-Language',
    in: 'header',
    description: 'Language of the sentences in the answer.',
    schema: { type: 'string', enum: LOCALES },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Made by the caller for one write: sent again with the same key, the same is answered again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  automatic: {
    name: 'X-Automatic-Request',
    in: 'header',
    description: 'Nobody asked for it just now: the session of the user is not prolonged.',
    schema: { type: 'string', enum: ['true'] },
  },
  clientKind: {
    name: 'X-Salvia-Client',
    in: 'header',
    description: 'The portal is bound to its browser by a cookie; other clients leave this out.',
    schema: { type: 'string', enum: ['portal'] },
  },
}
