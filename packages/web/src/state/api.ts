import type { CallOptions } from '@salvia/core/client'
import type { Download, Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'

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

/** Downloads the file that a link of an answer leads to. Rejects with an `AppError`. */
export async function followLink(href: string): Promise<Download> {
  const { follow } = await import('./caller.ts')
  return follow(href)
}
