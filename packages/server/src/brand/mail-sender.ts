/** The sender of mails: a display name and the address. */
export interface MailSender {
  readonly name: string
  readonly address: string
}

const ADDRESS = '[^<>"@\\s]+@[^<>"@\\s]+'
const SENDER = new RegExp(`^(?:([^<>"\\r\\n]+) <(${ADDRESS})>|(${ADDRESS}))$`)

export const MAIL_SENDER_FAULT = 'must be an address, such as Portal <noreply@example.com>'

export function isMailSender(text: string): boolean {
  return SENDER.test(text)
}

/**
 * Parses a sender. Without a display name it gets that of the product.
 * @example readMailSender('noreply@example.com', 'Portal') // { name: 'Portal', address: 'noreply@example.com' }
 */
export function readMailSender(text: string, productName: string): MailSender {
  const [, name, named, bare] = SENDER.exec(text) ?? []
  const address = named ?? bare
  if (address === undefined) throw new Error('It is no sender of mails.')
  return { name: name?.trim() ?? productName, address }
}
