import type { Settings } from '../settings/settings.ts'

/** The word with which a shell asks the program to complete a line. */
export const COMPLETING = '__complete'

/** Where bash and PowerShell put the line up to the cursor: their own words are split at = and : too. */
export const LINE_VARIABLE = 'SALVIA_COMPLETE_LINE'
/** The last line of an answer: whether the shell shall add names of files. */
export const WITH_FILES = ':files'
export const WITHOUT_FILES = ':words'

/** What is known while a word is being completed. */
interface CompletePlace {
  /** The words after the command that stand before the one being written, options left out. */
  readonly before: readonly string[]
  settings(): Settings
}

/** What can stand somewhere on the command line: a list of words, or words found on this computer. */
export type Complete = readonly string[] | ((place: CompletePlace) => readonly string[])
