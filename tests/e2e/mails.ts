import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { RunningServer } from './server.ts'

/** The link in the newest mail to an address. Waits for a mail that is newer than those already seen. */
export async function linkMailedTo(
  server: RunningServer,
  address: string,
  seen: Set<string>,
): Promise<string> {
  const folder = join(server.folder, 'mail')
  for (let attempt = 0; attempt < 300; attempt++) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter(file => file.endsWith('.eml') && !seen.has(file)).toSorted()) {
      seen.add(name)
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0]
      if (link && mail.to?.some(to => to.address === address)) return link
    }
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('No mail came within 30 s.')
}
