import { spawnSync } from 'node:child_process'
import { ROOT } from '../run.ts'

/**
 * Paths of the files that differ from a commit, new ones that git does not know yet among them.
 * @throws when git does not know the commit
 */
export function changedSince(commit: string): string[] {
  const changed = git('diff', '--name-only', '--no-renames', commit, '--')
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])]
}

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim() || 'git could not be started.')
  return stdout.split('\n').filter(Boolean)
}
