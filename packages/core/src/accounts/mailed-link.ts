/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/

/** Whether a text can be the secret of a mailed link. One that cannot was cut off or mistyped. */
export function isLinkSecret(text: string): boolean {
  return SECRET.test(text)
}

/** Which mails an unsubscribe link turns off: those about one check-up, or all of the kind. */
export const UNSUBSCRIBED_MAILS = ['one', 'all'] as const
export type UnsubscribedMails = (typeof UNSUBSCRIBED_MAILS)[number]

const MAILS_WORD = 'mails'

/**
 * The query of an unsubscribe link, by which its page tells what the link turns off before anything is asked. It tells
 * alone: what the link turns off is stored with its secret.
 * @example unsubscribeQuery('all') // '?mails=all'
 */
export function unsubscribeQuery(mails: UnsubscribedMails): string {
  return `?${new URLSearchParams({ [MAILS_WORD]: mails })}`
}

/** What the query of an unsubscribe link says that it turns off; null for a link that does not say it. */
export function unsubscribedMails(query: URLSearchParams): UnsubscribedMails | null {
  return UNSUBSCRIBED_MAILS.find(mails => mails === query.get(MAILS_WORD)) ?? null
}
