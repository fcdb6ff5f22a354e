import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestApp } from './open-test-app.ts'

/** The names of the files of all mails, in the order of their sending. */
async function filesOf({ folder }: TestApp): Promise<string[]> {
  return (await readdir(join(folder, 'mail'))).filter(name => name.endsWith('.eml')).sort()
}

function read({ folder }: TestApp, names: readonly string[]): Promise<Email[]> {
  return Promise.all(names.map(async name => PostalMime.parse(await readFile(join(folder, 'mail', name)))))
}

/** The mails that have been sent, the oldest first. */
export async function mailsOf(salvia: TestApp): Promise<Email[]> {
  return read(salvia, await filesOf(salvia))
}

/** The mails that `work` causes. Earlier jobs are run first. */
export async function mailsAfter(salvia: TestApp, work: () => Promise<unknown>): Promise<Email[]> {
  await salvia.runJobs()
  const before = new Set(await filesOf(salvia))
  await work()
  await salvia.runJobs()
  return read(
    salvia,
    (await filesOf(salvia)).filter(name => !before.has(name)),
  )
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
