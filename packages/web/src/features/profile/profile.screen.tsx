import { portalPath } from '@salvia/core/portal-paths'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { isHrAtom, profileAtom } from '../../state/profile.state.ts'
import { useCompany } from '../../state/use-company.ts'
import { Link } from '../../ui/link.tsx'
import { ContactCard } from './contact-card.tsx'
import { CookiesCard } from './cookies-card.tsx'
import { FunctionsCard } from './functions-card.tsx'
import { NotificationsCard } from './notifications/notifications-card.tsx'
import styles from './profile.module.css'
import { ProfileExit } from './profile-exit.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useTexts } from './texts.ts'
import { TokensCard } from './tokens/tokens-card.tsx'

/**
 * The user's own data and settings: who the user is and how the portal behaves; beside it the mails and the machine
 * tokens of the company, or the functions of a case worker.
 * @spec §2
 */
export function ProfileScreen() {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const company = useCompany()
  const isHr = useAtomValue(isHrAtom)
  const { ANALYTICS } = useAtomValue(configAtom)
  if (!profile) return null
  return (
    <ProfileFrame>
      <ProfileExit />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ContactCard profile={profile} />
          <SettingsCard profile={profile} />
          {ANALYTICS && <CookiesCard profile={profile} />}
        </div>
        <div className={styles.column}>
          {/* A case worker gets no mails about employees. */}
          {profile.isCaseWorker ? <FunctionsCard profile={profile} /> : <NotificationsCard />}
          {isHr && company && <TokensCard company={company} />}
        </div>
      </div>
      <p className={styles.note}>
        {t('terms.text')}{' '}
        <Link to={portalPath(profile.isCaseWorker ? 'terms' : 'ownTerms')}>{t('terms.link')}</Link>
      </p>
    </ProfileFrame>
  )
}
