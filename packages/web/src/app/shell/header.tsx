import { portalPath } from '@salvia/core/portal-paths'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { LanguageButton } from '../../parts/language-button.tsx'
import { Wordmark } from '../../parts/wordmark.tsx'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { firstWayIn } from '../../state/way-in.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { useCurrentRoute } from '../current-route.ts'
import type { ShownGroup } from '../navigation.ts'
import { openDialogAtom } from '../open-dialog.state.ts'
import { useTexts } from '../texts.ts'
import styles from './header.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import { OrganisationSwitcher } from './organisation-switcher.tsx'
import { PaletteButton } from './palette-button.tsx'
import { UserMenu } from './user-menu.tsx'

/** The name of the page, on a phone. It is not read out, since the heading of the page says the same. */
function PageName() {
  const locale = useLocale()
  const title = useCurrentRoute()?.title[locale]
  return (
    <span className={styles.page} aria-hidden>
      {title}
    </span>
  )
}

/** The top of every page: the brand, the chosen organisation, search, support, language and the user's menu. */
export function Header({ menu }: { readonly menu: readonly ShownGroup[] }) {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const isSignedIn = useAtomValue(sessionAtom) !== null
  const product = useAtomValue(configAtom).PRODUCT_NAME
  const open = useSetAtom(openDialogAtom)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className={styles.header} data-named={menu.length > 0 || undefined}>
      {menu.length > 0 && (
        <div className={styles.menuButton}>
          <IconButton
            icon={MenuIcon}
            label={t('nav.menu')}
            aria-haspopup="dialog"
            onClick={() => setIsMenuOpen(true)}
          />
          <MenuSheet groups={menu} isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </div>
      )}
      <Link to={portalPath('start')} className={styles.brand} aria-label={t('header.start', { product })}>
        <Wordmark />
      </Link>
      {menu.length > 0 && <PageName />}
      <div className={styles.organisation}>
        <OrganisationSwitcher />
      </div>
      <div className={styles.end}>
        {profile && <PaletteButton />}
        <div className={styles.support}>
          <Button variant="tertiary" size="small" aria-haspopup="dialog" onClick={() => open('support')}>
            {t('header.support')}
          </Button>
        </div>
        <div className={styles.language}>
          <LanguageButton />
        </div>
        {profile && <UserMenu name={profile.fullName} />}
        {!isSignedIn && (
          <ButtonLink to={portalPath(firstWayIn())} variant="secondary" size="small">
            {t('header.signIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
