import { randomUUID } from 'node:crypto'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from '../../brand/mail-sender.ts'
import type { Clock } from '../../clock.ts'
import { OWN_FILE, ownTree } from '../../process/private-folder.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Writes each mail as an `.eml` file that any mail program opens. The names sort by the time of sending. One that is sent
 * again under the same id takes the place of the first, as a mail program would show it.
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
      const name = `${date.replaceAll(':', '-')}-${order}-${mail.id ?? randomUUID()}`
      const temporary = join(folder, `.${name}-${randomUUID()}`)
      await writeFile(temporary, message, { mode: OWN_FILE, flush: true })
      await rename(temporary, join(folder, (await fileOf(folder, mail.id)) ?? `${name}.eml`))
    },
  }
}

/** The file of a mail that was sent under an id. */
async function fileOf(folder: string, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const names = await readdir(folder)
  return names.find(name => !name.startsWith('.') && name.endsWith(`-${id}.eml`))
}
