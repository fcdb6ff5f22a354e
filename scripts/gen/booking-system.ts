import { type JsonSchema, SchemaBook, valueParameters } from '@salvia/core/api'
import { SYSTEM_CALLS, type SystemCall } from '@salvia/core/booking-system'
import type { Generated } from '../gen.ts'

const DESCRIPTION = [
  'The calls that the portal makes to the provider’s own booking system, which answers them.',
  'Each takes `Authorization: Bearer` with the token that the provider has given the portal, over TLS. None is made over a redirect.',
  'Each call may come again, because an answer was lost or too late: the second one changes nothing and gets the same answer.',
  'A call that a user waits for is given 3 seconds, and is made once more after a status of 500 or above, 408 or 429, or without an answer.',
  'Answers are JSON of at most 10 MB. Fields that are not described are ignored. Moments tell their offset: `2026-12-02T13:30:00+01:00`.',
].join(' ')

function operation(name: string, call: SystemCall, book: SchemaBook): JsonSchema {
  const json = (schema: JsonSchema): JsonSchema => ({ content: { 'application/json': { schema } } })
  // The system writes the answers, so they are described as they go in here.
  const answer = (schema: NonNullable<SystemCall['refusal']>): JsonSchema => json(book.write(schema, 'input'))
  return {
    operationId: name,
    summary: call.summary,
    security: [{ bearer: [] }],
    parameters: valueParameters(call, book),
    ...(call.body && { requestBody: { required: true, ...json(book.write(call.body, 'output')) } }),
    responses: {
      200: { description: 'Done.', ...answer(call.response) },
      ...(call.refusal && { 409: { description: 'Refused.', ...answer(call.refusal) } }),
      '5XX': { description: 'Out of order. The portal asks again later.' },
    },
  }
}

/** The OpenAPI document of the calls to the provider's booking system. */
export async function generate(): Promise<Generated[]> {
  const book = new SchemaBook()
  const calls: readonly (readonly [string, SystemCall])[] = Object.entries(SYSTEM_CALLS)
  const paths = calls.map(([name, call]) => [
    `/${call.path}`,
    { [call.method.toLowerCase()]: operation(name, call, book) },
  ])
  const document = {
    openapi: '3.1.0',
    info: { title: 'Booking system', version: '1', description: DESCRIPTION },
    paths: Object.fromEntries(paths),
    components: {
      schemas: book.components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
  const content = `${JSON.stringify(document, null, 2)}\n`
  return [{ path: 'docs/generated/booking-system.openapi.json', content }]
}
