import { useMemo } from 'react'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { isFeatureOpenAtom, isHrAtom, profileAtom } from '../../state/profile.state.ts'
import { useCompany } from '../../state/use-company.ts'
import { Column, Columns } from '../../ui/columns.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './dashboard.module.css'
import { Figures } from './figures.tsx'
import { NotAllowedBanner } from './not-allowed-banner.tsx'
import { useTexts } from './texts.ts'
import { Tips } from './tips.tsx'
import { Waiting } from './waiting.tsx'

interface DashboardScreenProps {
  readonly sources: readonly DashboardSource[]
}

/** The start page: what waits for the user, and beside it what comes next. Content comes from the features. @spec §2 */
export function DashboardScreen({ sources }: DashboardScreenProps) {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const company = useCompany()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const isHr = useAtomValue(isHrAtom)
  const open = useMemo(() => sources.filter(({ feature }) => isOpen(feature)), [sources, isOpen])
  const actions = open
    .flatMap(({ feature, Action }) => (Action ? [{ feature, Action }] : []))
    .map(({ feature, Action }, place) => (
      <Action key={feature} variant={place === 0 ? 'primary' : 'secondary'} />
    ))
  return (
    <div className={styles.dashboard}>
      <NotAllowedBanner />
      <PageHeader
        title={t('greeting', { name: profile?.firstName ?? '' })}
        meta={
          company && (
            <span className={styles.company}>
              {company.subOrgName} <IdText>{company.clientNumber}</IdText>
            </span>
          )
        }
        actions={actions.length > 0 && actions}
      />
      <Columns>
        <Column>
          <Waiting sources={open} />
          {open.map(({ feature, Line }) => Line && <Line key={feature} />)}
        </Column>
        <Column>
          {open.map(({ feature, Card }) => Card && <Card key={feature} />)}
          {isHr && <Figures sources={open} />}
          <Tips />
        </Column>
      </Columns>
    </div>
  )
}
