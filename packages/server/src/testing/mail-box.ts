import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestApp } from './open-test-app.ts'

/** The mails that have been sent, the oldest first. */
export async function mailsOf({ folder }: TestApp): Promise<Email[]> {
  const mails = join(folder, 'mail')
  const names = (await readdir(mails)).filter(name => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async name => PostalMime.parse(await readFile(join(mails, name)))))
}

/** The mails that `work` causes. Earlier jobs are run first. */
export async function mailsAfter(salvia: TestApp, work: () => Promise<unknown>): Promise<Email[]> {
  await salvia.runJobs()
  const before = (await mailsOf(salvia)).length
  await work()
  await salvia.runJobs()
  return (await mailsOf(salvia)).slice(before)
}

/** Whom the mails that `work` causes tell what: `all` is everything that is written in one. */
export async function toldByMail(salvia: TestApp, work: () => Promise<unknown>) {
  return (await mailsAfter(salvia, work)).map(({ to, subject, text, html }) => ({
    to: to?.[0]?.address,
    subject,
    text: text ?? '',
    all: `${subject}${text}${html}`,
  }))
}

/** The secret of the link in a mail. */
export function secretIn(mail: Email | undefined): string {
  const secret = /https?:\S+#([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!secret) throw new Error(`There is no link in ${mail?.text}`)
  return secret
}
