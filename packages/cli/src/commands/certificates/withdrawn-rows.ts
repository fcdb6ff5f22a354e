import type { ListedWithdrawals, WithdrawalReason } from '@salvia/core/certificates'
import type { Text } from '@salvia/core/i18n'
import { WITHDRAWALS_LISTED_DAYS } from '@salvia/core/limits'
import { fullName, stockholmDate } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap, wrapBehind } from '../../output/wrap.ts'
import { checkName } from './mask-certificate.ts'

const TEXTS = {
  one: {
    sv: '1 intyg har återkallats eller rättats de senaste {days} dagarna och gäller inte längre:',
    en: '1 certificate has been withdrawn or corrected in the last {days} days and is no longer valid:',
  },
  many: {
    sv: '{count} intyg har återkallats eller rättats de senaste {days} dagarna och gäller inte längre:',
    en: '{count} certificates have been withdrawn or corrected in the last {days} days and are no longer valid:',
  },
  more: { sv: 'Och {count} till.', en: 'And {count} more.' },
} as const satisfies Record<string, Text>

const REASONS: Readonly<Record<WithdrawalReason, Text>> = {
  withdrawn: { sv: 'återkallat', en: 'withdrawn' },
  corrected: { sv: 'rättat', en: 'corrected' },
}

/** How many certificates were withdrawn lately, and of whom: they stand in no row any more. No lines for none. */
export function withdrawnLines({ total, items }: ListedWithdrawals, screen: Screen): string[] {
  const { say, locale, paint, marks, width } = screen
  if (total === 0) return []
  const days = WITHDRAWALS_LISTED_DAYS
  const head = total === 1 ? say(TEXTS.one, { days }) : say(TEXTS.many, { days, count: count(total, locale) })
  const more = total - items.length
  return [
    ...wrapBehind(paint.warning(marks.warning), head, width),
    ...items.flatMap(one => {
      const who = `${fullName(one.employee)}, ${checkName(one, locale)}, ${one.employee.unit.path.join(' / ')}`
      return wrapBehind(stockholmDate(one.at), visible(`${who}: ${say(REASONS[one.reason])}`), width)
    }),
    ...(more > 0 ? wrap(say(TEXTS.more, { count: count(more, locale) }), width) : []),
  ]
}
