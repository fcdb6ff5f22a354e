import type { ShownGroup } from '../navigation.ts'
import { useTexts } from '../texts.ts'
import { MenuList } from './menu-list.tsx'
import styles from './sidebar.module.css'

/** The menu beside the page, where there is room for it. */
export function Sidebar({ groups }: { readonly groups: readonly ShownGroup[] }) {
  const t = useTexts()
  return (
    <nav id="menu" tabIndex={-1} className={styles.sidebar} aria-label={t('nav.label')}>
      <div className={styles.content}>
        <MenuList groups={groups} />
      </div>
    </nav>
  )
}
