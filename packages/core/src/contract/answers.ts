import type { ErrorCode } from '../errors/index.ts'
import type { Contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

/** An endpoint with its name, such as `personnelFile.attach`. */
export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every endpoint of a contract, in its order. */
export function endpointsOf(
  contract: Contract | Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): NamedEndpoint[] {
  return Object.entries(contract).flatMap(([concept, calls]) =>
    Object.entries(calls).map(([call, endpoint]) => ({
      name: `${concept}.${call}`,
      endpoint: endpoint as Endpoint,
    })),
  )
}

/** The names of the parameters in a path. @example pathParameters('cases/{id}/{event}') // ['id', 'event'] */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
}

/** Whether a call is refused to who is not signed in. */
export function needsSession({ access }: Pick<Endpoint, 'access'>): boolean {
  return access !== 'none' && access !== 'link'
}

/** Every code that a call can answer: its own, and those that follow from access, feature, path and transport. */
export function answersOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors)
  if (needsSession(endpoint)) codes.add('NOT_SIGNED_IN').add('SIGNED_OUT')
  if (endpoint.access === 'person') codes.add('MACHINE_TOKEN_NOT_ALLOWED')
  if (endpoint.access === 'user') codes.add('MACHINE_TOKEN_WITHOUT_HR')
  if (endpoint.access === 'user' && endpoint.feature) codes.add('MACHINE_GRANT_MISSING')
  if (endpoint.access === 'caseWorker' || pathParameters(endpoint.path).length > 0) codes.add('NOT_FOUND')
  if (endpoint.feature) codes.add('FEATURE_NOT_ALLOWED')
  if (endpoint.body || endpoint.query || endpoint.method !== 'GET') codes.add('INVALID_REQUEST')
  if (endpoint.method !== 'GET') codes.add('REQUEST_TOO_SLOW')
  if (endpoint.idempotent) codes.add('IDEMPOTENCY_KEY_REUSED')
  return [...codes.add('SERVICE_UNAVAILABLE').add('UNEXPECTED_ERROR')]
}
