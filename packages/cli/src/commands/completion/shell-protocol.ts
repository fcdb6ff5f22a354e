/** The hidden command with which a shell asks the program to complete a line. */
export const COMPLETING = '__complete'

/**
 * The variable in which bash and PowerShell pass the line up to the cursor. Their own word list is also split at =
 * and :.
 */
export const LINE_VARIABLE = 'SALVIA_COMPLETE_LINE'
/** The last line of an answer, when the shell shall also offer file names. */
export const WITH_FILES = ':files'
export const WITHOUT_FILES = ':words'
