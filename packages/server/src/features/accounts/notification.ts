import type { TextValues } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { type MailTemplate, renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { recipientOf } from './accounts.store.ts'
import { deleteLink } from './links.store.ts'
import { makeLink } from './make-link.ts'
import { subscriberOf } from './subscriptions.store.ts'

/** A notification that the user has subscribed to. */
export interface Notification {
  readonly subscriptionId: string
  readonly template: MailTemplate
  readonly values?: TextValues
  /** Address of the portal. */
  readonly origin: string
  /** The path in the portal that the template's action opens. */
  readonly path: string
}

/**
 * Mails a notification with its own link that turns off the subscription. In the template the link's secret follows
 * `#`. Mail programs that unsubscribe with one click post to an address that contains the secret.
 */
export async function mailNotification(services: Services, notification: Notification): Promise<void> {
  const { db, clock, mailer, settings } = services
  const { subscriptionId, template, values = {}, origin, path } = notification
  const accountId = await subscriberOf(db, subscriptionId)
  const recipient = accountId === undefined ? undefined : await recipientOf(db, accountId)
  if (recipient?.state !== 'active') return
  const link = { purpose: 'unsubscribe', accountId: recipient.accountId, subscriptionId } as const
  const { id, secret } = await makeLink(db, link, clock.now())
  const written = renderMail(template, {
    brand: settings.brand,
    locale: recipient.locale,
    values,
    href: origin + path,
    unsubscribeHref: `${origin}${portalPath('unsubscribe')}#${secret}`,
  })
  try {
    await mailer.send({
      to: recipient.email,
      ...written,
      unsubscribeUrl: origin + portalPath('unsubscribe', { token: secret }),
    })
  } catch (error) {
    await deleteLink(db, id)
    throw error
  }
}
