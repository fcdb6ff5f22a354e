import { reachErrors } from '@salvia/core/errors'
import type { Locale } from '@salvia/core/i18n'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/i18n.ts'
import type { describeFailure, Failure } from './failure.ts'

/** The result of an action. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false
      readonly failure: Failure
      /** The failure in another language, for what is told later. */
      readonly failureIn: (locale: Locale) => Failure
    }

/** Something that a button or a form runs on demand. */
export interface Action<I, T> {
  /** Never rejects: a failure is part of the result and stored in `failure`. */
  readonly run: (...input: I extends void ? [input?: undefined] : [input: I]) => Promise<Outcome<T>>
  readonly isRunning: boolean
  readonly failure: Failure | undefined
  readonly reset: () => void
}

/**
 * The texts of all errors load with the first error. If they cannot load, a built-in text for a failed connection is
 * used.
 */
async function describer(): Promise<typeof describeFailure> {
  try {
    return (await import('./failure.ts')).describeFailure
  } catch {
    const { title, action } = reachErrors.SERVICE_UNAVAILABLE
    return (_error, locale) => ({
      code: 'SERVICE_UNAVAILABLE',
      title: title[locale],
      action: action[locale],
      traceId: undefined,
    })
  }
}

/** The progress of an action. */
interface Progress {
  readonly isRunning: boolean
  readonly thrown?: { readonly error: unknown; readonly describe: typeof describeFailure }
}

const IDLE: Progress = { isRunning: false }

/** Makes an action from an asynchronous function. For a call of an endpoint, use `useAction`. */
export function useStep<T>(step: () => Promise<T>): Action<void, T>
export function useStep<I, T>(step: (input: I) => Promise<T>): Action<I, T>
export function useStep<I, T>(step: (input: I) => Promise<T>): Action<I, T> {
  const locale = useLocale()
  const [{ isRunning, thrown }, setProgress] = useState(IDLE)
  const latest = useRef({ step, run: 0 })
  useEffect(() => {
    latest.current.step = step
  }, [step])

  const run = async (...[input]: [input?: unknown]): Promise<Outcome<T>> => {
    latest.current.run += 1
    const own = latest.current.run
    const settle = (progress: Progress): void => {
      if (latest.current.run === own) setProgress(progress)
    }
    setProgress({ isRunning: true })
    try {
      const data = await latest.current.step(input as I)
      settle(IDLE)
      return { ok: true, data }
    } catch (error) {
      const describe = await describer()
      settle({ isRunning: false, thrown: { error, describe } })
      const failureIn = (language: Locale): Failure => describe(error, language)
      return { ok: false, failure: failureIn(locale), failureIn }
    }
  }
  return {
    run,
    isRunning,
    failure: thrown?.describe(thrown.error, locale),
    reset: () => {
      latest.current.run += 1
      setProgress(IDLE)
    },
  }
}
