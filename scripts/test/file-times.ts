import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../run.ts'
import type { FileTime } from './counts.ts'

/** Belongs to the machine, and may be lost. */
const KEPT = join(ROOT, 'node_modules/.cache/test-times.json')

/** How many seconds each test file took when it ran last here, by its path. */
export function knownTimes(): ReadonlyMap<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>))
  } catch {
    return new Map()
  }
}

export function rememberTimes(files: readonly FileTime[]): void {
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(withTimesOf(knownTimes(), files))))
}

/**
 * The known times with those of a run. A file that failed takes no room, so that it runs again: it may have waited long
 * for what did not come.
 */
export function withTimesOf(
  known: ReadonlyMap<string, number>,
  files: readonly FileTime[],
): ReadonlyMap<string, number> {
  return new Map([
    ...known,
    ...files.map(({ file, seconds, hasFailed }) => [file, hasFailed ? 0 : seconds] as const),
  ])
}
