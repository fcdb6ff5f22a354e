import { portalPath } from '@salvia/core/portal-paths'
import { FileText } from 'lucide-react'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import { TaskCard } from '../../parts/dashboard/task-card.tsx'
import { useTexts } from './texts.ts'

/** A card on the start page. */
export const sampleNotesDashboard: DashboardSource = { feature: 'sample-notes', Task: SampleNotesTask }

function SampleNotesTask() {
  const t = useTexts()
  return <TaskCard to={portalPath('sampleNotes')} icon={FileText} title={t('title')} text={t('card')} />
}
