import type { OrderKind, SentOrder } from '@salvia/core/orders'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { atom, useAtom } from '../../../state/jotai.ts'

/** The orders that this tab sent last, one of each kind and company: the browser's Back leads to their steps. */
const sentAtom = atom<Readonly<Record<string, SentOrder>>>({})

/** The order of a kind that was sent last at the company of the screen; null for none since the page was loaded. */
export function useSentBefore(kind: OrderKind) {
  const [all, setAll] = useAtom(sentAtom)
  const name = `${useClientNumber()} ${kind}`
  const set = (sent: SentOrder): void => setAll(known => ({ ...known, [name]: sent }))
  return [all[name] ?? null, set] as const
}
