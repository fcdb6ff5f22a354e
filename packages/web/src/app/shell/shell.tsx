import { Outlet } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { ModalNotice } from '../../ui/modal-notice.ts'
import { SkipLinks } from '../../ui/skip-links.tsx'
import { useMenu } from '../use-menu.ts'
import { ChosenElsewhere, ChosenElsewhereInDialog } from './chosen-elsewhere.tsx'
import { CompanyPage } from './company-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MissedFailures } from './missed-failures.tsx'
import { SwitchOrganisation } from './organisation-switcher.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PrintHead } from './print-head.tsx'
import { useRegionKeys } from './region-keys.ts'
import styles from './shell.module.css'
import { isRailAtom, Sidebar } from './sidebar.tsx'
import { SignOutQuestion } from './sign-out-question.tsx'
import { SupportDialog } from './support-dialog.tsx'
import { SwitchQuestion } from './switch-question.tsx'

/** The frame of the portal: header, menu, page and footer. Visitors get no menu. */
export function Shell() {
  const menu = useMenu()
  const hasMenu = menu.length > 0
  const isRail = useAtomValue(isRailAtom)
  useRegionKeys()
  return (
    <ModalNotice value={<ChosenElsewhereInDialog />}>
      <div className={styles.shell} data-menu={hasMenu ? (isRail ? 'rail' : 'full') : undefined}>
        <SkipLinks content="content" menu={hasMenu ? 'menu' : undefined} />
        <Header menu={menu} />
        {hasMenu && <Sidebar groups={menu} />}
        <div className={styles.page}>
          <main id="content" tabIndex={-1} className={styles.main}>
            <ChosenElsewhere />
            <MissedFailures />
            <CompanyPage>
              <Outlet />
            </CompanyPage>
          </main>
          <Footer />
        </div>
        {hasMenu && <PhoneBar groups={menu} />}
        <PrintHead />
        <SwitchOrganisation />
        <SwitchQuestion />
        <SignOutQuestion />
        <SupportDialog />
      </div>
    </ModalNotice>
  )
}
