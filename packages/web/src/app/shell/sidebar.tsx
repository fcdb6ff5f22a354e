import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { atom, useAtom } from '../../state/jotai.ts'
import type { ShownGroup } from '../navigation.ts'
import { useTexts } from '../texts.ts'
import { MenuList } from './menu-list.tsx'
import styles from './sidebar.module.css'

/** Whether the menu shows only icons. Not remembered after a reload. */
export const isRailAtom = atom(false)

/** The menu beside the page on wide screens. It can be folded so that only the icons are shown. */
export function Sidebar({ groups }: { readonly groups: readonly ShownGroup[] }) {
  const t = useTexts()
  const [isRail, setIsRail] = useAtom(isRailAtom)
  const Icon = isRail ? PanelLeftOpen : PanelLeftClose
  return (
    <nav
      id="menu"
      tabIndex={-1}
      className={styles.sidebar}
      aria-label={t('nav.label')}
      data-rail={isRail || undefined}
    >
      <div className={styles.content}>
        <MenuList groups={groups} isRail={isRail} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isRail}
          aria-label={t(isRail ? 'nav.unfold' : 'nav.fold')}
          title={t(isRail ? 'nav.unfold' : 'nav.fold')}
          onClick={() => setIsRail(!isRail)}
        >
          <Icon aria-hidden />
          {!isRail && <span>{t('nav.fold')}</span>}
        </button>
      </div>
    </nav>
  )
}
