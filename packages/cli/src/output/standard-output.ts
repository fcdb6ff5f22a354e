import { type CliError, errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { outputErrors } from './output.errors.ts'

/**
 * Watches standard output for writes that fail. The returned function waits until everything is written, and then
 * throws if something could not be. A reader that leaves early, as `head` does, has what it wanted.
 */
export function watchOutput(stream: NodeJS.WriteStream): () => Promise<void> {
  let lost: CliError | undefined
  stream.on('error', (cause: Error) => {
    const reason = reasonOf(cause)
    if (reason !== 'EPIPE') lost ??= errorOf(outputErrors.STANDARD_OUTPUT_LOST, { reason }, { cause })
  })
  return async () => {
    await new Promise<void>(resolve => void stream.write('', () => setImmediate(resolve)))
    if (lost) throw lost
  }
}
