import type { PortalPage } from '@salvia/core/portal-paths'
import { type ComponentType, lazy, Suspense } from 'react'
import type { MenuMarkProps } from '../../parts/menu-mark.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './menu-mark.module.css'

/** Fetched after the menu, which does without one that does not come. */
const fetched = (load: () => Promise<ComponentType<MenuMarkProps>>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))

/** THE table of entries at which something can wait for the user. */
const MARKS: Readonly<Partial<Record<PortalPage, ComponentType<MenuMarkProps>>>> = {
  personnelFile: fetched(
    async () => (await import('../../features/personnel-file/on-dashboard/answer-needed.tsx')).AnswerNeeded,
  ),
}

interface MarkProps {
  readonly route: PortalPage
  /** Only the dot is seen, where words have no room; they are said all the same. */
  readonly isDot?: boolean
}

/** A dot and the words on what waits for the user at an entry of the menu: part of the entry's name. */
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
