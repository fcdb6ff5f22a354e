import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { entryOf, type ShownGroup } from '../navigation.ts'
import { useTexts } from '../texts.ts'
import { MenuMark } from './menu-mark.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import styles from './phone-bar.module.css'

/** The number of entries that have room beside the menu button. */
const ENTRIES = 4

/** The first entries of the menu, at the bottom of the screen on phones. */
export function PhoneBar({ groups }: { readonly groups: readonly ShownGroup[] }) {
  const t = useTexts()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const current = entryOf(groups, useLocation().pathname)
  const items = groups.flatMap(group => group.items).slice(0, ENTRIES)
  return (
    <nav className={styles.bar} aria-label={t('nav.bar')}>
      <ul className={styles.list}>
        {items.map(({ name, title, short, icon: Icon }) => (
          <li key={name}>
            <Link
              to={PORTAL_PATHS[name]}
              aria-current={name === current ? 'page' : undefined}
              className={styles.item ?? ''}
            >
              <Icon aria-hidden />
              <span>{(short ?? title)[locale]}</span>
              <MenuMark route={name} isDot />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <MenuIcon aria-hidden />
            <span>{t('nav.menu')}</span>
          </button>
          <MenuSheet groups={groups} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </li>
      </ul>
    </nav>
  )
}
