import type { WholeOrder } from '@salvia/core/orders'
import { stockholmDate } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { useServerTime } from '../../../state/server-time.ts'
import { longDate } from '../../../ui/long-date.ts'
import styles from './order.module.css'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000

/** Where an ongoing order stands, who handles it, and when an answer comes. Of an ended one the status says enough. */
export function OrderLead({ order }: { readonly order: WholeOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const today = stockholmDate(useServerTime(MINUTE_MS))
  const { status, handler, expectedAnswer, conversation } = order
  if (status === 'closed') return null
  const isAnswered = status === 'handled' || conversation.messages.some(({ party }) => party === 'provider')
  const expected = isAnswered ? null : expectedAnswer
  const isUndated = !isAnswered && expectedAnswer === null
  const isOverdue = expected !== null && expected < today
  const date = expected === null ? '' : longDate(expected, locale)
  return (
    <div className={styles.lead}>
      <p>
        {status === 'sent' || handler === null ? t('lead.sent') : t(`lead.${status}`, { name: handler })}{' '}
        {expected !== null && t(isOverdue ? 'lead.overdue' : 'lead.expected', { date })}
        {isUndated && t('lead.noDate')}
      </p>
      {isOverdue && <PhoneUs />}
    </div>
  )
}
