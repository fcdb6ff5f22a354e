import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'
import { callEndpoint } from '../../state/api.ts'
import { type SentWork, useSending } from '../../state/sendings.ts'
import { type Action, useStep } from '../../state/step.ts'
import type { Unsent } from './kept-reply.ts'

/**
 * Sends what was written, with its own key. So it becomes one message however often it is tried, also when its answer
 * was lost as the page was left.
 */
export function useSendUnsent<const E extends Endpoint>(
  endpoint: E,
  { idempotencyKey }: Pick<Unsent, 'idempotencyKey'>,
  work: SentWork,
): Action<EndpointInput<E>, EndpointOutput<E>> {
  const step = useStep((input: EndpointInput<E>) => callEndpoint(endpoint, input, { idempotencyKey }))
  return useSending(work, step)
}
