import type { Endpoint } from '@salvia/core/contract'
import { appError } from '@salvia/core/error-catalogue'
import type { z } from 'zod'

/** A path parameter that no object can have answers like an object that does not exist. */
export function validParams(endpoint: Endpoint, params: unknown): unknown {
  if (!endpoint.params) return null
  const parsed = endpoint.params.safeParse(params)
  if (!parsed.success || holdsNul(parsed.data)) throw appError('NOT_FOUND')
  return parsed.data
}

/** Unknown fields are refused, even if the declaration does not say so. */
export function validQuery(endpoint: Endpoint, query: unknown): unknown {
  return endpoint.query ? valid(endpoint.query.strict(), query ?? {}) : null
}

export function validBody(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.body ? valid(endpoint.body, body ?? {}) : null
}

/** Validates a value. The error names the fields that are wrong, never their values. */
function valid(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) {
    if (holdsNul(parsed.data)) throw appError('INVALID_REQUEST', { fields: 'a NUL character' })
    return parsed.data
  }
  const fields = parsed.error.issues.map(issue =>
    issue.code === 'unrecognized_keys' ? 'unknown fields' : issue.path.join('.') || 'all of it',
  )
  throw appError('INVALID_REQUEST', { fields: [...new Set(fields)].join(', ') })
}

/** NUL, the one character that no text in the database can hold. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}
