import { useAtomValue } from '../../state/jotai.ts'
import { companyAtom, isFeatureOpenAtom, profileAtom } from '../../state/profile.state.ts'
import { IdText } from '../../ui/id-text.tsx'
import styles from './dashboard.module.css'
import { NotAllowedBanner } from './not-allowed-banner.tsx'
import { PersonnelFilePart } from './personnel-file-part.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useTexts } from './texts.ts'
import { Todo } from './todo.tsx'

/** The start page: what waits for the user comes first. @spec §2 */
export function DashboardScreen() {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const company = useAtomValue(companyAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  return (
    <div className={styles.dashboard}>
      <NotAllowedBanner />
      <div>
        <h1 tabIndex={-1} className={styles.greeting}>
          {t('greeting', { name: profile?.firstName ?? '' })}
        </h1>
        {company && (
          <p className={styles.company}>
            {company.subOrgName} <IdText>{company.clientNumber}</IdText>
          </p>
        )}
      </div>
      {isOpen('personnel-file') ? <PersonnelFilePart /> : <Todo items={[]} />}
      <Shortcuts />
    </div>
  )
}
