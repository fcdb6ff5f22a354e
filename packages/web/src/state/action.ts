import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'
import { useMemo } from 'react'
import { callEndpoint } from './api.ts'
import { type Action, useStep } from './step.ts'

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** One key for each thing to be done: the same input sent again after a fault is the same thing, until it is done. */
class IdempotencyKeys {
  #pending: { readonly input: string; readonly idempotencyKey: string } | undefined

  keyFor(input: unknown): { readonly idempotencyKey: string } {
    const text = JSON.stringify(input)
    if (this.#pending?.input !== text) {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      this.#pending = { input: text, idempotencyKey: [...bytes].map(hex).join('') }
    }
    return { idempotencyKey: this.#pending.idempotencyKey }
  }

  done(): void {
    this.#pending = undefined
  }
}

/**
 * Makes a call of the contract on demand; after a write, what is on the screen was asked again.
 * @example const submit = useAction(contract.personnelFile.submit)
 */
export function useAction<const E extends Endpoint>(
  endpoint: E,
): Action<EndpointInput<E>, EndpointOutput<E>> {
  const step = useMemo(() => {
    const keys = new IdempotencyKeys()
    return async (input: EndpointInput<E>) => {
      const answer = await callEndpoint(endpoint, input, endpoint.idempotent ? keys.keyFor(input) : {})
      keys.done()
      return answer
    }
  }, [endpoint])
  return useStep(step)
}
