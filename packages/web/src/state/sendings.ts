import { begunWorkAtom, isUnderWay, type Sending, sendingsAtom } from './begun-work.ts'
import { useAtomValue } from './jotai.ts'
import type { Action } from './step.ts'
import { currentStore } from './store.ts'

/** Begun work, or an act, that is sent: its name, and what is told meanwhile. */
export interface SentWork extends Pick<Sending, 'text'> {
  readonly name: string
}

/**
 * Sends, and notes until the answer that it is under way. That belongs to the work and not to its form: a user may have
 * left the form before the answer comes, and must not be told that what arrives is lost.
 */
export async function whileSending<T>(
  { name, text }: SentWork,
  send: () => Promise<T>,
  hasArrived: (answer: T) => boolean = () => true,
): Promise<T> {
  const store = currentStore()
  const note = (state: Sending['state']): void =>
    store.set(sendingsAtom, { ...store.get(sendingsAtom), [name]: { text, state } })
  const sent = store.get(begunWorkAtom)[name]
  note('underWay')
  try {
    const answer = await send()
    const isThere = hasArrived(answer)
    // What was written meanwhile is work of its own.
    if (isThere && store.get(begunWorkAtom)[name] === sent) {
      store.set(begunWorkAtom, ({ [name]: _sent, ...others }) => others)
    }
    note(isThere ? 'arrived' : 'failed')
    return answer
  } catch (error) {
    note('failed')
    throw error
  }
}

/** An action whose runs send the work. */
export function useSending<I, T>(work: SentWork, action: Action<I, T>): Action<I, T> {
  return {
    ...action,
    run: (...input) =>
      whileSending(
        work,
        () => action.run(...input),
        ({ ok }) => ok,
      ),
  }
}

/** What is told while the work of this name is under way; null when it is not. */
export function useUnderWay(name: string): string | null {
  const sending = useAtomValue(sendingsAtom)[name]
  return sending && isUnderWay(sending) ? sending.text : null
}
