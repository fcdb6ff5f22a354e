import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'
import { useMemo } from 'react'
import { callEndpoint } from './api.ts'
import { type Action, useStep } from './step.ts'

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** Idempotency keys. Sending the same input again after an error reuses the key, until the call succeeds. */
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
 * Calls an endpoint on demand. After a write, it resolves when the data on the screen has been fetched again.
 * @param keyOf the key of what is sent, where it has one that outlives the form; without one the action makes its own
 * @example const submit = useAction(contract.personnelFile.submit)
 */
export function useAction<const E extends Endpoint>(
  endpoint: E,
  keyOf?: (input: EndpointInput<E>) => string | undefined,
): Action<EndpointInput<E>, EndpointOutput<E>> {
  const call = useMemo(() => {
    const keys = new IdempotencyKeys()
    return async (input: EndpointInput<E>, idempotencyKey: string | undefined) => {
      const own = endpoint.idempotent ? keys.keyFor(input) : {}
      const answer = await callEndpoint(endpoint, input, idempotencyKey ? { idempotencyKey } : own)
      keys.done()
      return answer
    }
  }, [endpoint])
  return useStep((input: EndpointInput<E>) => call(input, keyOf?.(input)))
}
