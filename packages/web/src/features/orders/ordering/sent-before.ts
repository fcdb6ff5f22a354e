import type { OrderKind, SentOrder } from '@salvia/core/orders'
import { z } from 'zod'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { atom, useAtom } from '../../../state/jotai.ts'
import { keepBegun, keptDraft } from '../../../state/kept-draft.ts'
import { currentStore } from '../../../state/store.ts'

const sentBeforeSchema = z.object({ id: z.string(), number: z.string() })
/** What is said of an order that was sent. */
export type SentBefore = Pick<SentOrder, 'id' | 'number'>

/** The orders that this tab sent last, one of each kind and company: the browser's Back leads to their steps. */
const sentAtom = atom<Readonly<Record<string, SentBefore>>>({})

// Back leads there after a reload, too, and must not say that what was sent is lost.
keepBegun(() => currentStore().get(sentAtom))

/** The order of a kind that was sent last at the company of the screen in this tab; null for none. */
export function useSentBefore(kind: OrderKind) {
  const [all, setAll] = useAtom(sentAtom)
  const name = `sent ${useClientNumber()} ${kind}`
  const set = ({ id, number }: SentBefore): void => setAll(known => ({ ...known, [name]: { id, number } }))
  return [all[name] ?? sentBeforeSchema.safeParse(keptDraft(name)).data ?? null, set] as const
}
