import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian has it, which is often not on the path. */
const DEBIAN = '/usr/sbin/clamd'

/** The virus scanner to test with: clamd on the path or in Debian's folder. */
export function installedClamd(env: NodeJS.ProcessEnv): { path: string } | { missing: string } {
  const onPath = (env.PATH ?? '').split(delimiter).map(folder => join(folder, 'clamd'))
  const path = [...onPath, DEBIAN].find(file => existsSync(file))
  return path ? { path } : { missing: 'No ClamAV: install it (apt-get install clamav-daemon).' }
}
