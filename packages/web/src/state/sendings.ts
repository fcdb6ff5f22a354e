import { AppError } from '@salvia/core/errors'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { begunWorkAtom, isUnderWay, type Sending, sendingsAtom } from './begun-work.ts'
import { isUnsure } from './is-unsure.ts'
import { useAtomValue } from './jotai.ts'
import { missedFailuresAtom, type WhenMissed, withoutMissed } from './missed-failures.ts'
import type { Action, Outcome } from './step.ts'
import { currentStore } from './store.ts'

/** Begun work, or an act, that is sent: its name, and what is told meanwhile. */
export interface SentWork extends Pick<Sending, 'text'> {
  readonly name: string
  /** What is told of it when no answer came; without it, what `missed` says. */
  readonly unsure?: WhenMissed['unsure']
  /** What is told when it fails after its form was left. It is left out when the page tells that in its own way. */
  readonly missed?: WhenMissed
}

type Became = Exclude<Sending['state'], 'underWay'>

/** What became of what was sent, by its outcome. */
export function becameOf(outcome: Outcome<unknown>): Became {
  if (outcome.ok) return 'arrived'
  return isUnsure(outcome.failure) ? 'unsure' : 'failed'
}

/**
 * Sends, and notes until the answer that it is under way. That belongs to the work and not to its form: a user may have
 * left the form before the answer comes, and must not be told that what arrives is lost.
 */
export async function whileSending<T>(
  { name, text, missed, unsure = missed?.unsure }: SentWork,
  send: () => Promise<T>,
  became: (answer: T) => Became = () => 'arrived',
): Promise<T> {
  const store = currentStore()
  const sending: Sending = { text, state: 'underWay', ...(unsure && { unsure }) }
  const note = (now: Sending): void => store.set(sendingsAtom, { ...store.get(sendingsAtom), [name]: now })
  const settle = (state: Sending['state']): void => {
    // What is sent anew meanwhile has an answer of its own.
    if (store.get(sendingsAtom)[name] === sending) note({ ...sending, state })
  }
  const sent = store.get(begunWorkAtom)[name]
  note(sending)
  try {
    const answer = await send()
    const state = became(answer)
    const isThere = state === 'arrived'
    // What was written meanwhile is work of its own.
    if (isThere && store.get(begunWorkAtom)[name] === sent) {
      store.set(begunWorkAtom, ({ [name]: _sent, ...others }) => others)
    }
    if (isThere) store.set(missedFailuresAtom, withoutMissed(name))
    settle(state)
    return answer
  } catch (error) {
    settle(error instanceof AppError && isUnsure(error) ? 'unsure' : 'failed')
    throw error
  }
}

/** Sends the work of a form. When it fails and the form is gone, the failure is noted for the page that is shown then. */
type SendForm = <T>(work: SentWork, send: () => Promise<Outcome<T>>) => Promise<Outcome<T>>

/**
 * `whileSending` for the form of a component.
 * @param isOpen whether the component shows its form
 */
export function useWhileSending(isOpen = true): SendForm {
  const form = useForm(isOpen)
  return (work, send) => sendFrom(form, work, send)
}

/** An action whose runs send the work. */
export function useSending<I, T>(work: SentWork, action: Action<I, T>): Action<I, T> {
  const form = useForm(true)
  return {
    ...action,
    run: (...input) => sendFrom(form, work, () => action.run(...input)),
    reset: () => {
      // The form shows nothing of a run that it has dropped.
      form.current = {}
      action.reset()
    },
  }
}

/** A form, from when it is shown until it is gone. One that is opened again is another one. */
function useForm(isOpen: boolean): RefObject<object | null> {
  const form = useRef<object | null>(null)
  useLayoutEffect(() => {
    form.current = isOpen ? {} : null
    return () => {
      form.current = null
    }
  }, [isOpen])
  return form
}

async function sendFrom<T>(
  form: RefObject<object | null>,
  work: SentWork,
  send: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { name, missed } = work
  // A session that ends meanwhile takes its store along, and tells its end in its own way.
  const store = currentStore()
  const sender = form.current
  const outcome = await whileSending(work, send, becameOf)
  const isLast = store.get(sendingsAtom)[name]?.state === becameOf(outcome)
  if (!outcome.ok && missed && isLast && form.current !== sender) {
    const { failureIn } = outcome
    store.set(missedFailuresAtom, known => ({ ...known, [name]: { ...missed, failureIn } }))
  }
  return outcome
}

/** What is told while the work of this name is under way; null when it is not. */
export function useUnderWay(name: string): string | null {
  const sending = useAtomValue(sendingsAtom)[name]
  return sending && isUnderWay(sending) ? sending.text : null
}
