import { type CliError, errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { outputErrors } from './output.errors.ts'

/**
 * Waits until everything printed is written: true when it was, false when the reader left early, as `head` does, since
 * it has what it wanted. Throws when something could not be written.
 */
export type Printed = () => Promise<boolean>

/** Watches standard output for writes that fail. */
export function watchOutput(stream: NodeJS.WriteStream): Printed {
  let lost: CliError | undefined
  let isRead = true
  stream.on('error', (cause: Error) => {
    const reason = reasonOf(cause)
    if (reason === 'EPIPE') isRead = false
    else lost ??= errorOf(outputErrors.STANDARD_OUTPUT_LOST, { reason }, { cause })
  })
  return async () => {
    await new Promise<void>(resolve => void stream.write('', () => setImmediate(resolve)))
    if (lost) throw lost
    return isRead
  }
}
