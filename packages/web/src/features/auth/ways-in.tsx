import { type PortalPage, portalPath } from '@salvia/core/portal-paths'
import { NavLink, useLocation } from 'react-router'
import { SsoLinks } from './sso-links.tsx'
import { useTexts } from './texts.ts'
import styles from './ways-in.module.css'

const WAYS = ['bankIdDevice', 'bankIdQr', 'signIn'] as const satisfies readonly PortalPage[]

/** Links to the ways to sign in. */
export function WaysIn() {
  const t = useTexts()
  const { search } = useLocation()
  return (
    <nav aria-label={t('ways.label')}>
      <ul className={styles.ways}>
        {WAYS.map(way => (
          <li key={way}>
            <NavLink to={{ pathname: portalPath(way), search }} end className={styles.way ?? ''}>
              {t(`ways.${way}`)}
            </NavLink>
          </li>
        ))}
        <SsoLinks />
      </ul>
    </nav>
  )
}
