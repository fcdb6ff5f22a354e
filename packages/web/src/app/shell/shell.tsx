import { Outlet } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../../state/profile.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { SkipLinks } from '../../ui/skip-links.tsx'
import { menuFor, type ShownGroup } from '../navigation.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SwitchOrganisation } from './organisation-switcher.tsx'
import { PhoneBar } from './phone-bar.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'

/** The menu of whoever is signed in; nothing for a visitor and before a company is chosen. */
function useMenu(): readonly ShownGroup[] {
  const profile = useAtomValue(profileAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const company = useAtomValue(sessionAtom)?.company
  if (!profile || (!company && !profile.isCaseWorker)) return []
  return menuFor(profile.isCaseWorker, isOpen)
}

/** The frame of the portal: header, menu, page and footer. Visitors see it without the menu. */
export function Shell() {
  const menu = useMenu()
  const hasMenu = menu.length > 0
  return (
    <div className={styles.shell} data-menu={hasMenu || undefined}>
      <SkipLinks content="content" menu={hasMenu ? 'menu' : undefined} />
      <Header menu={menu} />
      {hasMenu && <Sidebar groups={menu} />}
      <div className={styles.page}>
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      {hasMenu && <PhoneBar groups={menu} />}
      <SwitchOrganisation />
    </div>
  )
}
