import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant } from '@salvia/core/primitives'
import { createTransport } from 'nodemailer'
import type { MailSender } from '../../brand/mail-sender.ts'
import type { Clock } from '../../clock.ts'
import { OWN_FILE, ownTree } from '../../process/private-folder.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Writes each mail as an `.eml` file that any mail program opens. The names sort by the time of sending. A mail that is
 * sent once only is one file, however often it is tried.
 */
export async function openFolderMailer(folder: string, from: MailSender, clock: Clock): Promise<Mailer> {
  await ownTree(folder)
  let sent = 0
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const date = clock.now()
      const { message } = await transport.sendMail(messageOf(mail, { from, date }))
      sent += 1
      const order = String(sent).padStart(6, '0')
      const { once } = mail
      const name = once ? `${timeInName(once.at)}-${once.id}` : `${timeInName(date)}-${order}-${randomUUID()}`
      const temporary = join(folder, `.${name}-${randomUUID()}`)
      await writeFile(temporary, message, { mode: OWN_FILE, flush: true })
      await rename(temporary, join(folder, `${name}.eml`))
    },
  }
}

const timeInName = (moment: Instant): string => moment.replaceAll(':', '-')
