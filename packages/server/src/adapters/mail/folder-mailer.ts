import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../../clock.ts'
import type { Mailer } from './mailer.ts'

/** Writes each mail as an `.eml` file that any mail program opens, named by the time it was sent. */
export async function openFolderMailer(folder: string, from: string, clock: Clock): Promise<Mailer> {
  await mkdir(folder, { recursive: true })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send({ to, subject, text }) {
      const date = clock.now()
      const { message } = await transport.sendMail({ from, to, subject, text, date })
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}`
      const temporary = join(folder, `.${name}`)
      await writeFile(temporary, message)
      await rename(temporary, join(folder, `${name}.eml`))
    },
  }
}
