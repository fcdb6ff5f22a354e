import { type Endpoint, type EndpointDeclaration, needsSession, pathParameters } from '../contract/index.ts'
import type { ErrorCode } from '../error-catalogue/index.ts'
import { type Contract, contract } from './contract.ts'

/** Every endpoint of the API, in the order of the contract. */
export function endpointsOf(api: Contract = contract): Endpoint[] {
  return Object.values(api).flatMap((calls): Endpoint[] => Object.values(calls))
}

/** Whether a call is about a company that its caller must belong to. */
function isOfOwnCompany({ access, path }: EndpointDeclaration): boolean {
  return (access === 'person' || access === 'user') && pathParameters(path).includes('clientNumber')
}

/** Every code that a call can answer: its own, and those that follow from access, feature, path and transport. */
export function answersOf(endpoint: EndpointDeclaration): ErrorCode[] {
  const codes = new Set(endpoint.errors as readonly ErrorCode[])
  // The token of another kind of caller finds nothing here: a person's at a call of systems, and the reverse. Each caller
  // has a limit of calls at once.
  if (needsSession(endpoint)) {
    codes.add('NOT_SIGNED_IN').add('SIGNED_OUT').add('NOT_FOUND').add('TOO_MANY_REQUESTS')
  }
  if (endpoint.access === 'person') codes.add('MACHINE_TOKEN_NOT_ALLOWED')
  if (endpoint.access === 'user') codes.add('MACHINE_TOKEN_WITHOUT_HR')
  if (endpoint.access === 'user' && endpoint.feature) codes.add('MACHINE_GRANT_MISSING')
  if (pathParameters(endpoint.path).length > 0) codes.add('NOT_FOUND')
  // Case workers and systems see closed companies as they see others.
  if (isOfOwnCompany(endpoint)) codes.add('COMPANY_CLOSED')
  if (endpoint.kind === 'lines') codes.add('FEED_NOT_LINES')
  if (endpoint.feature) codes.add('FEATURE_NOT_ALLOWED')
  if (endpoint.caseWorkerFunction) codes.add('CASE_WORKER_FUNCTION_NEEDED')
  if (endpoint.body || endpoint.query || endpoint.method !== 'GET') codes.add('INVALID_REQUEST')
  if (endpoint.method !== 'GET') codes.add('REQUEST_TOO_SLOW')
  if (endpoint.idempotent) codes.add('IDEMPOTENCY_KEY_REUSED')
  return [...codes.add('SERVICE_UNAVAILABLE').add('UNEXPECTED_ERROR')]
}
