import { contract } from '@salvia/core/api'
import type { MenuMarkProps } from '../../../parts/menu-mark.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useTexts } from './texts.ts'

const ASK_AGAIN = { againAfterSeconds: 60 }

/** Marks the menu entry of the queue while customers have replied and nobody has taken the case on. */
export function AnsweredMark({ children }: MenuMarkProps) {
  const t = useTexts()
  const queue = useEndpoint(contract.cases.list, { query: {} }, ASK_AGAIN)
  const count = queue.state === 'ready' ? queue.data.answered : 0
  return count > 0 ? children(t('queue.answered', { count })) : null
}
