import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Test data from outside lies beside a working copy, where there is any; nothing of it is part of this project. */
const root = join(import.meta.dirname, '../../../shared/corpora')

/** Whether the data is there; a suite without it is skipped, and says so by its name. */
export const hasCorpora = existsSync(join(root, 'identity'))
export const corporaNote = hasCorpora ? '' : ' (skipped: no test data beside the working copy)'

/** Where the files of a part of the data lie. */
export function corporaFolder(path: string): string {
  return join(root, path)
}

/** Reads one JSON file of the data. The shape is the caller's claim: these files never change. */
export function corpus<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
