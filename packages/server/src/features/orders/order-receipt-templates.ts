import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

const SENT = {
  sv: 'Vi har tagit emot din beställning {number}: {service}. Du skickade den {when}.',
  en: 'We have received your order {number}: {service}. You sent it on {when}.',
}
const NEWS = {
  sv: 'Vi mejlar när det finns ett svar. I portalen ser du vad som händer.',
  en: 'We will email you when there is an answer. The portal shows what happens.',
}
const common = {
  subject: { sv: 'Beställning {number} är skickad', en: 'Order {number} has been sent' },
  action: { sv: 'Visa beställningen', en: 'Show the order' },
  afterwards: [NO_REPLY],
  help: 'orders',
} as const

/** Receipts to who sent an order. They never name a person that the order is about, nor what was written. */
export const ORDER_RECEIPT_TEMPLATES = {
  sent: { ...common, paragraphs: [SENT, NEWS] },
  promised: {
    ...common,
    paragraphs: [SENT, { sv: 'Vi svarar senast {day}.', en: 'We will answer by {day}.' }, NEWS],
  },
} as const satisfies Record<string, MailTemplate>
