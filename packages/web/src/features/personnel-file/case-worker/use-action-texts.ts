import { type CaseAction, type CaseDetails, caseStatuses } from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { useUnsent } from '../../../parts/conversation/use-unsent.ts'
import { useBegunInTab } from '../../../state/begun-work.ts'
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
    ask: useActionText(`ask ${id}`, {
      notSent: t('act.notAsked', { number }),
      unsure: t('act.unsureAsked', { number }),
      blocked: t('act.blockedAsk', now),
    }),
    reject: useActionText(`reject ${id}`, {
      notSent: t('act.notRejected', { number }),
      unsure: t('act.unsureRejected', { number }),
      blocked: t('act.blockedReject', now),
    }),
  }
}

interface Told {
  /** What is said of it until it is sent. */
  readonly notSent: string
  /** The same when nobody knows whether it is. */
  readonly unsure: string
  /** Why the case does not take it, if it does not. */
  readonly blocked: string
}

function useActionText(work: string, told: Told) {
  const unsent = useUnsent(work)
  const isBegun = unsent.text.trim() !== ''
  useBegunInTab(work, isBegun ? told.notSent : null, unsent.idempotencyKey)
  return { ...unsent, ...told, work, isBegun }
}
