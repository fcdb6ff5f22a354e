import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import { StatusLine } from '../../parts/dashboard/status-line.tsx'
import { Link } from '../../ui/link.tsx'
import { useTexts } from './texts.ts'

/** A line on the start page. */
export const sampleNotesDashboard: DashboardSource = { feature: 'sample-notes', Line: SampleNotesLine }

function SampleNotesLine() {
  const t = useTexts()
  const link = <Link to={portalPath('sampleNotes')}>{t('card')}</Link>
  return <StatusLine about={t('title')}>{link}</StatusLine>
}
