import type { CaseAction, CaseDetails } from '@salvia/core/personnel-file'
import { useUnsent } from '../../parts/conversation/use-unsent.ts'
import { useBegunInTab } from '../../state/begun-work.ts'
import { useTexts } from './texts.ts'

/** The actions that send a text to the customer. */
export const TEXT_ACTIONS = ['ask', 'reject'] as const satisfies readonly CaseAction[]
type TextAction = (typeof TEXT_ACTIONS)[number]

/** What is written for one action; `work` is its name as begun work. */
export type UnsentText = ReturnType<typeof useActionText>

/**
 * What the case worker has written to the customer and not sent. The customer waits for it, so it outlives its session
 * and its page as a reply does.
 */
export function useActionTexts({
  id,
  number,
}: Pick<CaseDetails, 'id' | 'number'>): Readonly<Record<TextAction, UnsentText>> {
  const t = useTexts()
  return {
    ask: useActionText(`ask ${id}`, t('act.notAsked', { number })),
    reject: useActionText(`reject ${id}`, t('act.notRejected', { number })),
  }
}

function useActionText(work: string, notSent: string) {
  const unsent = useUnsent(work)
  const isBegun = unsent.text.trim() !== ''
  useBegunInTab(work, isBegun ? notSent : null, unsent.idempotencyKey)
  return { ...unsent, work, isBegun }
}
