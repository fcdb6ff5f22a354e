import type { CallOptions } from '@salvia/core/client'
import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'

/**
 * Calls an endpoint. Rejects with an `AppError` of a declared code. After a write, all cached answers are marked
 * outdated, and it resolves when the data on the screen has been fetched again. The API client loads with the first
 * call, so that pages without calls do not load it.
 */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointOutput<E>> {
  const { call } = await import('./caller.ts')
  return call(endpoint, input, options)
}
