import { openLog } from '../log/log.ts'
import { StartError } from './start-error.ts'

/** Why a folder or file cannot be used, by error code of the system. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'it can only be read',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'it is no folder',
  ENOSPC: 'the disk is full',
}

/** Turns a file fault that whoever starts the server can mend into a StartError. Returns any other error unchanged. */
export function asStartError(error: unknown): unknown {
  if (!(error instanceof Error && 'path' in error && 'syscall' in error)) return error
  const fault = FILE_FAULTS[codeOf(error)]
  if (!fault) return error
  return new StartError(
    `Salvia cannot start: ${error.path} cannot be used, since ${fault}. Check SALVIA_DATA and SALVIA_FILES.`,
  )
}

/** The StartError for an unusable database. It never quotes the address, which may hold a password. */
export function databaseFault(error: unknown): StartError {
  const reason = (error instanceof Error && error.message) || codeOf(error)
  return new StartError(`Salvia cannot start: the database of DATABASE_URL cannot be used (${reason}).`)
}

/** Turns a fault of the address to listen on into a StartError. Returns any other error unchanged. */
export function listenFault(
  { host, port }: { readonly host: string; readonly port: number },
  error: unknown,
): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use. Stop the other program, or name another port in PORT.`)
    case 'EACCES':
      return new StartError(`This user may not listen on port ${port}. Name another port in PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${host} is no address of this machine. Name another in SALVIA_HOST.`)
    default:
      return error
  }
}

/** What a failed start prints at the terminal. A bug goes through the log, which leaves out the values of queries. */
export function startFailureText(error: unknown): string {
  if (error instanceof StartError) return `${error.message}\n`
  let text = 'Salvia cannot start, because of an error of its own:\n'
  openLog(line => (text += line)).error('not-started', { error })
  return text
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
