import { dateWithoutWeekday } from '@salvia/core/i18n'
import type { Service } from '@salvia/core/services'
import { CalendarClock, PhoneCall } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { configAtom } from '../../../state/config.state.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/** Why a service cannot be ordered in the portal today, with the number to call; nothing for most services. */
export function OrderingMark({ service: { ordering, lastDay } }: { readonly service: Service }) {
  const t = useTexts()
  const locale = useLocale()
  const { phone } = useAtomValue(configAtom).SUPPORT.orders
  const last = lastDay && t('mark.lastDay', { date: dateWithoutWeekday(lastDay, locale) })
  if (ordering.kind === 'phone') {
    return (
      <p className={styles.mark}>
        <PhoneCall aria-hidden />
        <span>
          {t(`mark.${ordering.reason}`)} <Phone number={phone} />
          {last && <span className={styles.last}>{last}</span>}
        </span>
      </p>
    )
  }
  const when =
    ordering.kind === 'from' ? t('mark.from', { date: dateWithoutWeekday(ordering.date, locale) }) : last
  if (!when) return null
  return (
    <p className={styles.mark}>
      <CalendarClock aria-hidden />
      <span>{when}</span>
    </p>
  )
}
