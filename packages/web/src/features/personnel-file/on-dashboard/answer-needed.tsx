import type { MenuMarkProps } from '../../../parts/menu-mark.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { useTexts } from './texts.ts'
import { uploadsAtom } from './uploads.state.ts'

/** Marks the menu entry when a file has an open question to its sender. @spec personnel-file §7 */
export function AnswerNeeded({ children }: MenuMarkProps) {
  const t = useTexts()
  const uploads = useAtomValue(uploadsAtom).data?.items ?? []
  return uploads.some(({ status }) => status === 'FEEDBACK_REQUESTED')
    ? children(t('todo.answerNeeded'))
    : null
}
