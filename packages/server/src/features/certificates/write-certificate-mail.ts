import { MEDICAL_CHECKS } from '@salvia/core/certificates'
import { fillText, type Locale } from '@salvia/core/i18n'
import { CERTIFICATE_MAIL_ENTRIES } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import type { Mail } from '../../adapters/mail/mailer.ts'
import { type MailItem, renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { deleteLinks } from '../accounts/links.store.ts'
import { makeUnsubscribeLinks } from '../accounts/make-link.ts'
import { subscriptionToAll } from '../accounts/subscriptions.store.ts'
import type { EntryOfMail, MailRecipient } from './certificate-mail.store.ts'
import { CERTIFICATE_MAIL_TEMPLATE, MAIL_WORDS, sentenceOf } from './certificate-mail-template.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'

interface ToWrite {
  readonly recipient: MailRecipient
  readonly entries: readonly EntryOfMail[]
  readonly today: IsoDate
  readonly now: Instant
}

/** A mail with its links, ready to send. */
interface Written {
  readonly mail: Mail
  /** Deletes the links, for a mail that nobody got. */
  takeBackLinks(): Promise<void>
}

/**
 * Writes the mail about some entries: the first of them by name, each with a link that turns the mails about it off. The
 * link of mail programs turns all of them off.
 */
export async function writeCertificateMail(services: Services, mail: ToWrite): Promise<Written> {
  const { db, settings, ownAddress } = services
  const { recipient, entries, now } = mail
  const { accountId, email, locale } = recipient
  const origin = settings.publicUrl ?? ownAddress.origin ?? ''
  const listed = entries.slice(0, CERTIFICATE_MAIL_ENTRIES)
  const all = await subscriptionToAll(db, { accountId, kind: CERTIFICATE_MAILS }, now)
  const links = await makeUnsubscribeLinks(
    db,
    { accountId, subscriptionIds: [all, ...listed.map(({ subscriptionId }) => subscriptionId)] },
    now,
  )
  const [allLink, ...own] = links
  const pageOf = (secret = '') => `${origin}${portalPath('unsubscribe')}#${secret}`
  const items = listed.map((entry, at) => ({
    ...itemOf(entry, mail),
    link: { label: MAIL_WORDS.turnOff[locale], href: pageOf(own[at]?.secret) },
  }))
  const count = entries.length
  const more = count - listed.length
  return {
    mail: {
      to: email,
      ...renderMail(count === 1 ? CERTIFICATE_MAIL_TEMPLATE.one : CERTIFICATE_MAIL_TEMPLATE.several, {
        ...{ brand: settings.brand, locale, values: { count } },
        items: more > 0 ? [...items, { text: fillText(MAIL_WORDS.more, locale, { count: more }) }] : items,
        href: origin + portalPath('certificates'),
        unsubscribeHref: pageOf(allLink?.secret),
      }),
      unsubscribeUrl: origin + portalPath('unsubscribe', { token: allLink?.secret ?? '' }),
    },
    takeBackLinks: () =>
      deleteLinks(
        db,
        links.map(({ id }) => id),
      ),
  }
}

function itemOf(entry: EntryOfMail, { recipient, entries, today }: ToWrite): MailItem {
  const { locale } = recipient
  const { certificate, companyName } = entry
  const isOfSeveral = new Set(entries.map(one => one.certificate.clientNumber)).size > 1
  const place = isOfSeveral ? ` (${companyName})` : ''
  const heading = `${nameOf(entry, locale)}${place}: ${MEDICAL_CHECKS[certificate.medicalCheck].name[locale]}`
  const sentence = fillText(sentenceOf(certificate, today), locale, { end: certificate.endsOn ?? '' })
  return { text: `${heading}\n${sentence}` }
}

/** The name of a protected identity is shown in the portal only. */
function nameOf({ employee }: EntryOfMail, locale: Locale): string {
  if (employee.protectedIdentity) return MAIL_WORDS.protectedIdentity[locale]
  return `${employee.firstName} ${employee.lastName}`.trim()
}
