import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { StateLine } from './state-line.tsx'
import { todosAtom } from './todos.tsx'
import { UploadAction } from './upload-action.tsx'

const CASE = { subject: 'number', to: (id: string) => portalPath('personnelFileCase', { id }) } as const

/** The content of the personnel file feature on the start page. */
export const personnelFileDashboard: DashboardSource = {
  feature: 'personnel-file',
  Action: UploadAction,
  todos: todosAtom,
  deadlines: {
    'feedback-answer': CASE,
    'original-deletion': CASE,
    'draft-deletion': { subject: 'name', to: () => portalPath('personnelFile') },
  },
  Line: StateLine,
}
