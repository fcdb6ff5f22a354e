import { dateWithoutWeekday } from '@salvia/core/i18n'
import type { Service } from '@salvia/core/services'
import { Mail } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { configAtom } from '../../../state/config.state.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Card } from '../../../ui/panel.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/**
 * How the service is ordered. This is the one place where an order of a service begins: once orders can be made in the
 * portal, the button that begins one replaces the text and the email of `portal`.
 */
export function OrderService({ service }: { readonly service: Service }) {
  const t = useTexts()
  const locale = useLocale()
  const { email } = useAtomValue(configAtom).SUPPORT.orders
  const { ordering, lastDay } = service
  return (
    <Card title={t('order.title')}>
      <p>
        {ordering.kind === 'portal' && t(email === null ? 'order.phone' : 'order.portal')}
        {ordering.kind === 'phone' && t(`order.${ordering.reason}`)}
        {ordering.kind === 'from' && t('order.from', { date: dateWithoutWeekday(ordering.date, locale) })}
      </p>
      <PhoneUs />
      {ordering.kind === 'portal' && email !== null && <MailAbout name={service.name} email={email} />}
      {lastDay && (
        <p className={styles.minor}>{t('order.lastDay', { date: dateWithoutWeekday(lastDay, locale) })}</p>
      )}
    </Card>
  )
}

interface MailAboutProps {
  readonly name: string
  readonly email: string
}

/** A link that begins an email about a service. */
function MailAbout({ name, email }: MailAboutProps) {
  const t = useTexts()
  const subject = encodeURIComponent(t('order.mailSubject', { service: name }))
  return (
    <div className={styles.mail}>
      <ButtonAnchor variant="secondary" icon={Mail} href={`mailto:${email}?subject=${subject}`}>
        {t('order.mail')}
      </ButtonAnchor>
      <p className={styles.minor}>{t('order.mailNote')}</p>
    </div>
  )
}
