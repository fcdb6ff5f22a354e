import { spawnSync } from 'node:child_process'
import { ROOT } from '../run.ts'

/**
 * Paths of the files that differ from a commit, new ones that git does not know yet among them.
 * @returns undefined when git knows no such commit
 */
export function changedSince(commit: string): string[] | undefined {
  const changed = git('diff', '--name-only', '--no-renames', '--end-of-options', commit, '--')
  const made = git('ls-files', '--others', '--exclude-standard')
  return changed && made && [...new Set([...changed, ...made])]
}

/** The lines that git prints; undefined when it fails. */
function git(...args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}
