import { portalPath } from '@salvia/core/portal-paths'
import { FolderInput } from 'lucide-react'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { TaskCard } from '../../../parts/dashboard/task-card.tsx'
import { OngoingCard } from './ongoing-card.tsx'
import { useTexts } from './texts.ts'
import { todosAtom } from './todos.tsx'

/** The content of the personnel file feature on the start page. */
export const personnelFileDashboard: DashboardSource = {
  feature: 'personnel-file',
  todos: todosAtom,
  deadlines: {
    'feedback-answer': { to: id => portalPath('personnelFileCase', { id }) },
    'original-deletion': { to: id => portalPath('personnelFileCase', { id }) },
    'draft-deletion': { to: () => portalPath('personnelFile') },
  },
  Card: OngoingCard,
  Task: UploadTask,
}

function UploadTask() {
  const t = useTexts()
  return (
    <TaskCard
      to={portalPath('personnelFile')}
      icon={FolderInput}
      title={t('task.title')}
      text={t('task.text')}
    />
  )
}
