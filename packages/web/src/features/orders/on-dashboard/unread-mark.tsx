import type { MenuMarkProps } from '../../../parts/menu-mark.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { unreadOrdersAtom } from './orders.state.ts'
import { useTexts } from './texts.ts'
import { unreadIn } from './todos.tsx'

/** Marks the menu entry with the number of unread replies. */
export function UnreadMark({ children }: MenuMarkProps) {
  const t = useTexts()
  const count = unreadIn(useAtomValue(unreadOrdersAtom).data?.items ?? [])
  return count > 0 ? children(t('unread', { count })) : null
}
