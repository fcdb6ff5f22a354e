import { homedir } from 'node:os'
import type { Text } from '@salvia/core/i18n'
import type { Screen } from '../output/screen.ts'
import type { Source } from './settings.ts'

const DEFAULT: Text = { sv: 'standardvärde', en: 'default' }
const IN_PROFILE: Text = { sv: '{path}, profilen {profile}', en: '{path}, profile {profile}' }

/** Text for where a value comes from. */
export function sourceText(source: Source, env: NodeJS.ProcessEnv, { say }: Screen): string {
  switch (source.kind) {
    case 'flag':
    case 'variable':
      return source.name
    case 'file': {
      const path = shortPath(source.path, env)
      return source.profile === null ? path : say(IN_PROFILE, { path, profile: source.profile })
    }
    case 'default':
      return say(DEFAULT)
  }
}

/** A path for people: the home folder is shortened to ~. */
export function shortPath(path: string, env: NodeJS.ProcessEnv): string {
  const home = env.HOME ?? homedir()
  return home !== '' && path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path
}
