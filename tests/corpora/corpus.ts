import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Test data from outside lies beside a working copy, where there is any; nothing of it is part of this project. */
const shared = join(import.meta.dirname, '../../../shared')
const root = join(shared, 'corpora')
const specification = join(shared, 'spec/portal.md')

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

/** Whether the specification is there; a suite without it is skipped, and says so by its name. */
export const hasSpecification = existsSync(specification)
export const specificationNote = hasSpecification
  ? ''
  : ' (skipped: no specification beside the working copy)'

/** One numbered section of the specification. */
export function specificationSection(number: number): string {
  const section = readFileSync(specification, 'utf8')
    .split(/^## /m)
    .find(text => text.startsWith(`${number}. `))
  if (section === undefined) throw new Error(`The specification has no section ${number}.`)
  return section
}
