import { useMemo } from 'react'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { companyAtom, isFeatureOpenAtom, profileAtom } from '../../state/profile.state.ts'
import { IdText } from '../../ui/id-text.tsx'
import styles from './dashboard.module.css'
import { NotAllowedBanner } from './not-allowed-banner.tsx'
import { Radar } from './radar.tsx'
import { Tasks } from './tasks.tsx'
import { useTexts } from './texts.ts'
import { Tips } from './tips.tsx'
import { Todo } from './todo.tsx'

interface DashboardScreenProps {
  readonly sources: readonly DashboardSource[]
}

/** The start page. What waits for the user comes first. @spec §2 */
export function DashboardScreen({ sources }: DashboardScreenProps) {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const company = useAtomValue(companyAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const open = useMemo(() => sources.filter(({ feature }) => isOpen(feature)), [sources, isOpen])
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
      <Todo sources={open} />
      {open.map(({ feature, Card }) => Card && <Card key={feature} />)}
      <Radar sources={open} />
      <Tasks sources={open} />
      <Tips />
    </div>
  )
}
