import { portalPath } from '@salvia/core/portal-paths'
import { UsersRound } from 'lucide-react'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { TaskCard } from '../../../parts/dashboard/task-card.tsx'
import { useTexts } from './texts.ts'

/** The content of the employees feature on the start page. */
export const coworkersDashboard: DashboardSource = { feature: 'coworkers', Task: CoworkersTask }

function CoworkersTask() {
  const t = useTexts()
  return <TaskCard to={portalPath('coworkers')} icon={UsersRound} title={t('title')} text={t('text')} />
}
