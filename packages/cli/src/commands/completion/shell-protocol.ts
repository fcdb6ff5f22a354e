/** The word with which a shell asks the program to complete a line. */
export const COMPLETING = '__complete'

/** Where bash and PowerShell put the line up to the cursor: their own words are split at = and : too. */
export const LINE_VARIABLE = 'SALVIA_COMPLETE_LINE'
/** The last line of an answer: whether the shell shall add names of files. */
export const WITH_FILES = ':files'
export const WITHOUT_FILES = ':words'
