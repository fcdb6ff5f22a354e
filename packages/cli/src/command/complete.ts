import type { Settings } from '../settings/settings.ts'

/** What is known while a word is being completed. */
interface CompletePlace {
  /** The words after the command that stand before the one being written, options left out. */
  readonly before: readonly string[]
  settings(): Settings
}

/** What can stand somewhere on the command line: a list of words, or words found on this computer. */
export type Complete = readonly string[] | ((place: CompletePlace) => readonly string[])
