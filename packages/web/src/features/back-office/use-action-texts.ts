import { type CaseAction, type CaseDetails, caseStatuses } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
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
  status,
}: Pick<CaseDetails, 'id' | 'number' | 'status'>): Readonly<Record<TextAction, UnsentText>> {
  const t = useTexts()
  const now = { status: caseStatuses.table[status].text[useLocale()] }
  return {
    ask: useActionText(`ask ${id}`, t('act.notAsked', { number }), t('act.blockedAsk', now)),
    reject: useActionText(`reject ${id}`, t('act.notRejected', { number }), t('act.blockedReject', now)),
  }
}

/**
 * @param notSent what is said of it until it is sent
 * @param blocked why the case does not take it, if it does not
 */
function useActionText(work: string, notSent: string, blocked: string) {
  const unsent = useUnsent(work)
  const isBegun = unsent.text.trim() !== ''
  useBegunInTab(work, isBegun ? notSent : null, unsent.idempotencyKey)
  return { ...unsent, work, isBegun, notSent, blocked }
}
