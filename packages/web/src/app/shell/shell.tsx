import { Outlet } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { SkipLinks } from '../../ui/skip-links.tsx'
import { useMenu } from '../use-menu.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SwitchOrganisation } from './organisation-switcher.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PrintHead } from './print-head.tsx'
import { useRegionKeys } from './region-keys.ts'
import styles from './shell.module.css'
import { isRailAtom, Sidebar } from './sidebar.tsx'
import { SupportDialog } from './support-dialog.tsx'

/** The frame of the portal: header, menu, page and footer. Visitors get no menu. */
export function Shell() {
  const menu = useMenu()
  const hasMenu = menu.length > 0
  const isRail = useAtomValue(isRailAtom)
  useRegionKeys()
  return (
    <div className={styles.shell} data-menu={hasMenu ? (isRail ? 'rail' : 'full') : undefined}>
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
      <PrintHead />
      <SwitchOrganisation />
      <SupportDialog />
    </div>
  )
}
