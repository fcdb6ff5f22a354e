import { LOCALES } from '@salvia/core/i18n'
import { userSettingsSchema } from '@salvia/core/profile'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { companyAtom, isHrAtom, profileAtom } from '../../state/profile.state.ts'
import { ContactCard } from './contact-card.tsx'
import { CookiesCard } from './cookies-card.tsx'
import { NotificationsCard } from './notifications/notifications-card.tsx'
import styles from './profile.module.css'
import { ProfileFrame } from './profile-frame.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { SettingCard } from './setting-card.tsx'
import { SwitchCard } from './switches-card.tsx'
import { TermsCard } from './terms-card.tsx'
import { useTexts } from './texts.ts'
import { TokensCard } from './tokens/tokens-card.tsx'

const LANGUAGES = { sv: 'Svenska', en: 'English' } as const
const { appearance, servicePreview } = userSettingsSchema.shape

/** The user's own data and settings. @spec §2 */
export function ProfileScreen() {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const company = useAtomValue(companyAtom)
  const isHr = useAtomValue(isHrAtom)
  const { ANALYTICS } = useAtomValue(configAtom)
  if (!profile) return null
  // A case worker belongs to no company, so settings of a company are not shown.
  const isCustomer = !profile.isCaseWorker
  return (
    <ProfileFrame>
      <ContactCard profile={profile} />
      <SettingCard
        setting="language"
        profile={profile}
        title={t('language.title')}
        label={t('language.label')}
        options={LOCALES.map(value => ({ value, label: LANGUAGES[value] }))}
      />
      {isCustomer && <NotificationsCard />}
      {isCustomer && (
        <SettingCard
          setting="servicePreview"
          profile={profile}
          title={t('preview.title')}
          label={t('preview.label')}
          options={servicePreview.options.map(value => ({ value, label: t(`preview.${value}`) }))}
        >
          <p className={styles.note}>{t('preview.note')}</p>
        </SettingCard>
      )}
      <SettingCard
        setting="appearance"
        profile={profile}
        title={t('appearance.title')}
        label={t('appearance.label')}
        options={appearance.options.map(value => ({ value, label: t(`appearance.${value}`) }))}
      />
      <SwitchCard
        setting="denseTables"
        profile={profile}
        title={t('tables.title')}
        label={t('tables.label')}
      />
      <SwitchCard
        setting="shortcuts"
        profile={profile}
        title={t('shortcuts.title')}
        label={t('shortcuts.label')}
      >
        <p className={styles.note}>{t('shortcuts.note')}</p>
      </SwitchCard>
      {ANALYTICS && <CookiesCard profile={profile} />}
      {isHr && company && <TokensCard company={company} />}
      <SessionsCard />
      <TermsCard />
    </ProfileFrame>
  )
}
