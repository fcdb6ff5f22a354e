import { randomUUID } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** A mail as it goes out, whatever carries it: with date, identity and what machines should know of it. */
export function messageOf(mail: Mail, { from, date }: { from: string; date: Date }): SendMailOptions {
  const { to, subject, text, html, unsubscribeUrl } = mail
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    date,
    messageId: `<${randomUUID()}@${domainOf(from)}>`,
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

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
