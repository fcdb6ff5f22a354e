import { FolderInput } from 'lucide-react'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { TaskCard } from '../../../parts/dashboard/task-card.tsx'
import { href } from '../../../parts/paths.ts'
import { OngoingCard } from './ongoing-card.tsx'
import { useTexts } from './texts.ts'
import { todosAtom } from './todos.tsx'

/** What the personnel file puts on the start page. */
export const personnelFileDashboard: DashboardSource = {
  feature: 'personnel-file',
  todos: todosAtom,
  deadlines: {
    'feedback-answer': { to: id => href('personnelFileCase', { id }) },
    'original-deletion': { to: id => href('personnelFileCase', { id }) },
    'draft-deletion': { to: () => href('personnelFile') },
  },
  Card: OngoingCard,
  Task: UploadTask,
}

function UploadTask() {
  const t = useTexts()
  return (
    <TaskCard to={href('personnelFile')} icon={FolderInput} title={t('task.title')} text={t('task.text')} />
  )
}
