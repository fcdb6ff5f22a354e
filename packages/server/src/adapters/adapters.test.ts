import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { instantOf } from '@salvia/core/primitives'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SettableClock } from '../testing/settable-clock.ts'
import { openFolderFileStore } from './files/folder-file-store.ts'
import { openFolderMailer } from './mail/folder-mailer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-adapters-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('files in a folder', () => {
  test('what a process that died was writing is swept after a day', async () => {
    await openFolderFileStore(folder)
    const [old, young] = [join(folder, 'arriving', 'old'), join(folder, 'arriving', 'young')]
    await writeFile(old, 'x')
    await writeFile(young, 'x')
    const [now, before] = [new Date(), new Date(Date.now() - 25 * 3_600_000)]
    await utimes(young, now, now)
    await utimes(old, before, before)
    await openFolderFileStore(folder)
    expect(await readdir(join(folder, 'arriving'))).toEqual(['young'])
  })
})

test('files and mails are for the server alone', async () => {
  const [files, mails] = [join(folder, 'files'), join(folder, 'mail')]
  await (await openFolderFileStore(files)).write('a-key', Readable.from(['x']))
  const mailer = await openFolderMailer(
    mails,
    { name: '', address: 'noreply@portal.example' },
    new SettableClock(instantOf('2026-11-23T09:00:00.000Z')),
  )
  await mailer.send({ to: 'chef@demo.example', subject: 's', text: 't' })
  const [mail = ''] = await readdir(mails)
  for (const path of [files, join(files, 'a-key'), mails, join(mails, mail)]) {
    expect((await stat(path)).mode & 0o077, path).toBe(0)
  }
})

test('a mail is a whole .eml file with its text and its letters', async () => {
  const at = instantOf('2026-11-23T09:00:00.000Z')
  const mailer = await openFolderMailer(
    folder,
    { name: 'Portalen', address: 'noreply@portal.example' },
    new SettableClock(at),
  )
  await mailer.send({ to: 'chef@demo.example', subject: 'Fråga om personalfilen', text: 'Vad gäller åäö?\n' })
  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(/^2026-11-23T09-00-00\.000Z-000001-[\da-f-]{36}\.eml$/)])
  const mail = await PostalMime.parse(await readFile(join(folder, names[0] ?? '')))
  expect(mail).toMatchObject({
    from: { address: 'noreply@portal.example', name: 'Portalen' },
    to: [{ address: 'chef@demo.example' }],
    subject: 'Fråga om personalfilen',
    text: 'Vad gäller åäö?\n',
    date: at,
  })
})
