import { LINE_VARIABLE, WITH_FILES, WITHOUT_FILES } from '../../commands/completion/shell-protocol.ts'
import type { Settings } from '../../settings/settings.ts'
import { candidatesFor } from './candidates.ts'
import { shellWords } from './shell-line.ts'

interface Asked {
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv
  settings(): Settings
}

/**
 * Answers the shell: one candidate on each line, with its description after a tab. The last line says whether the
 * shell shall offer file names too.
 */
export async function completeWords({ words, env, settings }: Asked): Promise<string> {
  const line = env[LINE_VARIABLE]
  const asked = line === undefined ? words : shellWords(line)
  const { words: found, files } = await candidatesFor(asked, { locale: settings().locale, settings })
  const lines = found.map(([word, summary]) => (summary === '' ? word : `${word}\t${summary}`))
  return `${[...lines, files ? WITH_FILES : WITHOUT_FILES].join('\n')}\n`
}
