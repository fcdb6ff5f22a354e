import { randomUUID } from 'node:crypto'
import type { Instant } from '@salvia/core/primitives'
import type { SendMailOptions } from 'nodemailer'
import type { MailSender } from '../../brand/mail-sender.ts'
import type { Mail } from './mailer.ts'

/** The message to send, with date, id and headers for programs. */
export function messageOf(mail: Mail, { from, date }: { from: MailSender; date: Instant }): SendMailOptions {
  const { to, subject, text, html, unsubscribeUrl } = mail
  const { id } = mail.once ?? { id: randomUUID() }
  return {
    from: { ...from },
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    date: new Date(date),
    messageId: `<${id}@${domainOf(from.address)}>`,
    headers: {
      // So that no out-of-office reply comes back.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(address: string): string {
  return /@([\w.-]+)$/.exec(address)?.[1] ?? 'localhost'
}
