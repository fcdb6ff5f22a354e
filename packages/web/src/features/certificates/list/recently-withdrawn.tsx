import { type ListedWithdrawals, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { WITHDRAWALS_LISTED_DAYS } from '@salvia/core/limits'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { personAddress } from '../entry/person-address.ts'
import styles from './certificates.module.css'
import { useTexts } from './texts.ts'

/** More than these are folded, so that the rows are not pushed off the screen. */
const UNFOLDED_MAX = 3

/** Says of whom a certificate was withdrawn lately, since it stands in no row any more. Nothing where there is none. */
export function RecentlyWithdrawn({ withdrawn }: { readonly withdrawn: ListedWithdrawals }) {
  const t = useTexts()
  const { total, items } = withdrawn
  if (total === 0) return null
  const title = t('withdrawn.title', { count: total, days: WITHDRAWALS_LISTED_DAYS })
  if (items.length <= UNFOLDED_MAX)
    return (
      <InlineMessage tone="warning" title={title}>
        <Withdrawals withdrawn={withdrawn} />
      </InlineMessage>
    )
  return (
    <InlineMessage tone="warning">
      <details>
        <summary>{title}</summary>
        <Withdrawals withdrawn={withdrawn} />
      </details>
    </InlineMessage>
  )
}

function Withdrawals({ withdrawn: { total, items } }: { readonly withdrawn: ListedWithdrawals }) {
  const t = useTexts()
  const locale = useLocale()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const more = total - items.length
  return (
    <ul className={styles.withdrawn}>
      {items.map(one => (
        <li key={one.id}>
          <Link to={personAddress(one, isOpen)}>{fullName(one.employee)}</Link>,{' '}
          {MEDICAL_CHECKS[one.check].name[locale]}. {t(`withdrawn.${one.reason}`)}{' '}
          <DateText moment={one.at} />.
        </li>
      ))}
      {more > 0 && <li>{t('withdrawn.more', { count: more })}</li>}
    </ul>
  )
}
