import { portalPath } from '@salvia/core/portal-paths'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

const TABS = ['profile', 'changePassword'] as const

/** The heading of the profile and the links to its parts. */
export function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  const hasPassword = useAtomValue(profileAtom)?.password !== 'none'
  return (
    <div className={styles.profile}>
      <PageHeader title={t('title')} />
      <nav aria-label={t('tabs.label')}>
        <ul className={styles.tabs}>
          {TABS.map(tab => (
            <li key={tab}>
              <NavLink to={portalPath(tab)} end className={styles.tab ?? ''}>
                {t(tab === 'changePassword' && !hasPassword ? 'tabs.sessions' : `tabs.${tab}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
