import type { PortalPage } from '@salvia/core/portal-paths'
import { type ComponentType, lazy, Suspense } from 'react'
import type { MenuMarkProps } from '../../parts/menu-mark.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './menu-mark.module.css'

/** Loaded after the menu. When loading fails, the menu is shown without the mark. */
const fetched = (load: () => Promise<ComponentType<MenuMarkProps>>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))

/** THE table of menu entries that can show a mark when something waits for the user. */
const MARKS: Readonly<Partial<Record<PortalPage, ComponentType<MenuMarkProps>>>> = {
  orders: fetched(
    async () => (await import('../../features/orders/on-dashboard/unread-mark.tsx')).UnreadMark,
  ),
  personnelFile: fetched(
    async () => (await import('../../features/personnel-file/on-dashboard/answer-needed.tsx')).AnswerNeeded,
  ),
  backOffice: fetched(
    async () => (await import('../../features/personnel-file/case-worker/answered-mark.tsx')).AnsweredMark,
  ),
}

interface MarkProps {
  readonly route: PortalPage
  /** Shows only a dot, where there is no room for text. Screen readers still read the text. */
  readonly isDot?: boolean
}

/** A dot and a text at a menu entry when something waits for the user. The text is part of the entry's name. */
export function MenuMark({ route, isDot = false }: MarkProps) {
  const Mark = MARKS[route]
  if (!Mark) return null
  return (
    <Suspense>
      <Mark>
        {words => (
          <span className={styles.mark} data-dot={isDot || undefined}>
            <VisuallyHidden>, </VisuallyHidden>
            {isDot ? <VisuallyHidden>{words}</VisuallyHidden> : words}
          </span>
        )}
      </Mark>
    </Suspense>
  )
}
