import { fillText, type Locale, type Text } from '@salvia/core/i18n'
import { CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

const DIGEST: Text = {
  sv: `Så här ser månaden ut för de medarbetare du följer: {soon} intyg eller bevakningar löper ut inom ${CERTIFICATE_WARNING_DAYS} dagar och {expired} intyg har gått ut.`,
  en: `This month, for the employees you follow: certificates or monitored check-ups that expire within ${CERTIFICATE_WARNING_DAYS} days: {soon}. Certificates that have expired: {expired}.`,
}
/** For whoever sees several organisations, of which the portal shows one at a time. */
const DIGEST_OF_SEVERAL: Text = {
  sv: 'Så här ser månaden ut för de medarbetare du följer:\n{digests}',
  en: 'This month, for the employees you follow:\n{digests}',
}
const OF_ONE: Text = {
  sv: `{company}: {soon} intyg eller bevakningar löper ut inom ${CERTIFICATE_WARNING_DAYS} dagar och {expired} intyg har gått ut.`,
  en: `{company}: certificates or monitored check-ups that expire within ${CERTIFICATE_WARNING_DAYS} days: {soon}. Certificates that have expired: {expired}.`,
}
const ONE_AT_A_TIME: Text = {
  sv: 'Portalen visar en organisation i taget. Byt organisation där för att se de andra.',
  en: 'The portal shows one organisation at a time. Switch organisation there to see the others.',
}
const FOLLOWED: Text = {
  sv: 'Du har slagit på mejl om kontroller som snart löper ut eller har gått ut. Sista giltiga dag:',
  en: 'You have turned on emails about check-ups that expire soon or have expired. Last valid day:',
}

export const MAIL_WORDS = {
  turnOff: { sv: 'Stäng av mejlen om den här', en: 'Turn off the emails about this one' },
  more: { sv: 'Och {count} till, som du ser i portalen.', en: 'And {count} more, which the portal shows.' },
} as const satisfies Record<string, Text>

/** What the digest says of one of several companies. */
export function digestLine(
  { soon, expired }: { readonly soon: number; readonly expired: number },
  company: string,
  locale: Locale,
): string {
  return fillText(OF_ONE, locale, { company, soon, expired })
}

/** The mail of one day: neither names, numbers, checks nor units stand in it, since a mail is read on locked screens. */
export function certificateMailTemplate(told: {
  readonly hasDigest: boolean
  readonly hasFollowed: boolean
  readonly hasMore: boolean
  /** The reader sees several organisations. */
  readonly hasSeveral: boolean
}): MailTemplate {
  return {
    subject: { sv: 'Medicinska kontroller att följa upp', en: 'Medical check-ups to follow up' },
    paragraphs: [
      ...(told.hasDigest ? [told.hasSeveral ? DIGEST_OF_SEVERAL : DIGEST] : []),
      ...(told.hasFollowed ? [FOLLOWED] : []),
    ],
    action: { sv: 'Visa medicinska kontroller', en: 'Show the medical check-ups' },
    afterwards: [
      ...(told.hasMore ? [MAIL_WORDS.more] : []),
      ...(told.hasSeveral ? [ONE_AT_A_TIME] : []),
      NO_REPLY,
    ],
    unsubscribe: {
      sv: 'Stäng av alla mejl om medicinska kontroller',
      en: 'Turn off all emails about medical check-ups',
    },
  }
}
