import type { CallOptions } from '@salvia/core/client'
import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'

/**
 * Makes one call of the contract; rejects with an `AppError` of a declared code. After a write, every answer that the
 * portal holds is outdated, and what is on the screen was asked again. What talks to the server comes with
 * the first call: a page that is only rendered does without.
 */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointOutput<E>> {
  const { call } = await import('./caller.ts')
  return call(endpoint, input, options)
}
