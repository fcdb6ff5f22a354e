import { dateInWords } from '@salvia/core/i18n'
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
  const { ordering, lastDay } = service
  return (
    <Card title={t('order.title')}>
      <p>
        {ordering.kind === 'portal' && t('order.portal')}
        {ordering.kind === 'phone' && t(`order.${ordering.reason}`)}
        {ordering.kind === 'from' && t('order.from', { date: dateInWords(ordering.date, locale) })}
      </p>
      <PhoneUs />
      {ordering.kind === 'portal' && <MailAboutService name={service.name} />}
      {lastDay && (
        <p className={styles.minor}>{t('order.lastDay', { date: dateInWords(lastDay, locale) })}</p>
      )}
    </Card>
  )
}

/** A link that begins an email; nothing if orders have no address. */
function MailAboutService({ name }: { readonly name: string }) {
  const t = useTexts()
  const { email } = useAtomValue(configAtom).SUPPORT.orders
  if (email === null) return null
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
