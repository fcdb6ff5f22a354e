import type { Settings } from '../settings/settings.ts'

/** What is known about the command line while a word is being completed. */
interface CompletePlace {
  /** The words between the command and the word being completed, without options. */
  readonly before: readonly string[]
  settings(): Settings
}

/** What the shell offers at one place of the command line: fixed words, or words found on this computer. */
export type Complete = readonly string[] | ((place: CompletePlace) => readonly string[])
