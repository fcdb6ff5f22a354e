import type { Upload } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import type { TodoAnswer, TodoItem } from '../../../parts/dashboard/dashboard-source.ts'
import { atom } from '../../../state/jotai.ts'
import { IdText } from '../../../ui/id-text.tsx'
import { useTexts } from './texts.ts'
import { uploadsAtom } from './uploads.state.ts'

/** The todo items of the personnel file. */
export const todosAtom = atom<TodoAnswer>(get => {
  const { data, error, refetch } = get(uploadsAtom)
  if (data) return { state: 'ready', items: todosOf(data.items) }
  return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' }
})

/** Every open question needs an answer, even when a newer file has been sent since. */
function todosOf(uploads: readonly Upload[]): TodoItem[] {
  const asked = uploads.filter(({ status }) => status === 'FEEDBACK_REQUESTED')
  if (asked.length > 0) return asked.map(questionOf)
  const newest = uploads[0]
  return newest?.status === 'REJECTED' ? [rejectionOf(newest)] : []
}

const placeOf = ({ id }: Upload) => ({ key: id, to: portalPath('personnelFileCase', { id }) })

const questionOf = (upload: Upload): TodoItem => ({
  ...placeOf(upload),
  ...(upload.feedbackDeadline && { deadline: upload.feedbackDeadline }),
  title: <Words of="feedback" />,
  detail: (
    <>
      <IdText>{upload.number}</IdText> · <Words of="feedbackText" />
    </>
  ),
})

const rejectionOf = (upload: Upload): TodoItem => ({
  ...placeOf(upload),
  title: <Words of="rejected" />,
  detail: <Words of="rejectedText" />,
})

function Words({ of: name }: { readonly of: 'feedback' | 'feedbackText' | 'rejected' | 'rejectedText' }) {
  const t = useTexts()
  return t(`todo.${name}`)
}
