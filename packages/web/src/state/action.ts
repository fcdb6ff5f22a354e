import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'
import { useAtomValue } from 'jotai'
import { atomWithMutation } from 'jotai-tanstack-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../i18n/i18n.ts'
import { callEndpoint, endpointName } from './api.ts'
import { outdateNamed } from './endpoint.ts'
import { describeFailure, type Failure } from './failure.ts'

/** How an action went. */
type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: Failure }

/** A call that changes something, for a button or a form. */
export interface Action<I, T> {
  /** Never rejects: a failure is part of the outcome, and is kept in `failure`. */
  readonly run: (...input: I extends void ? [input?: undefined] : [input: I]) => Promise<Outcome<T>>
  readonly isRunning: boolean
  readonly failure: Failure | undefined
  readonly reset: () => void
}

/** An action out of an asynchronous function; `useAction` is the one for a call of the contract. */
export function useStep<T>(step: () => Promise<T>): Action<void, T>
export function useStep<I, T>(step: (input: I) => Promise<T>): Action<I, T>
export function useStep<I, T>(step: (input: I) => Promise<T>): Action<I, T> {
  const locale = useLocale()
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  }, [step])
  const [mutationAtom] = useState(() =>
    atomWithMutation<T, I>(() => ({ mutationFn: input => latest.current(input) })),
  )
  const { mutateAsync, isPending, error, reset } = useAtomValue(mutationAtom)
  return {
    run: async (...[input]) => {
      try {
        return { ok: true, data: await mutateAsync(input as I) }
      } catch (thrown) {
        return { ok: false, failure: describeFailure(thrown, locale) }
      }
    },
    isRunning: isPending,
    failure: error ? describeFailure(error, locale) : undefined,
    reset,
  }
}

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
 * Makes a call of the contract on demand; afterwards the answers of the `changes` are asked again.
 * @example const submit = useAction(contract.personnelFile.submit, contract.personnelFile.list)
 */
export function useAction<const E extends Endpoint>(
  endpoint: E,
  ...changes: readonly Endpoint[]
): Action<EndpointInput<E>, EndpointOutput<E>> {
  const changed = changes.map(endpointName).join('\n')
  const step = useMemo(() => {
    const keys = new IdempotencyKeys()
    return async (input: EndpointInput<E>) => {
      const answer = await callEndpoint(endpoint, input, endpoint.idempotent ? keys.keyFor(input) : {})
      keys.done()
      await outdateNamed(changed.split('\n'))
      return answer
    }
  }, [endpoint, changed])
  return useStep(step)
}
