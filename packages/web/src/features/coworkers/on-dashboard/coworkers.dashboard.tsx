import { UsersRound } from 'lucide-react'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { TaskCard } from '../../../parts/dashboard/task-card.tsx'
import { href } from '../../../parts/paths.ts'
import { useTexts } from './texts.ts'

/** What the employees put on the start page. */
export const coworkersDashboard: DashboardSource = { feature: 'coworkers', Task: CoworkersTask }

function CoworkersTask() {
  const t = useTexts()
  return <TaskCard to={href('coworkers')} icon={UsersRound} title={t('title')} text={t('text')} />
}
