import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyPreparedData } from '@salvia/server/prepared-data'
import { serverProgram } from '@salvia/server/program'

const COMPILED = mkdtempSync(join(tmpdir(), 'salvia-faults-compiled-'))
process.once('exit', () => rmSync(COMPILED, { recursive: true, force: true, maxRetries: 10 }))

/** A real server as a separate process, on the embedded database. */
export interface ServerProcess {
  /** Base address of the API. */
  readonly api: string
  readonly pid: number
  /** The signal that ended the process; resolves when it has ended. */
  readonly ended: Promise<NodeJS.Signals | null>
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** The embedded database is not compiled a second time while it runs, which only pays for a server that lives longer. */
const COMPILED_ONCE = ['--liftoff-only']

/**
 * Starts a server on a data folder, with a fault if one is named and further variables, and waits until it listens.
 */
export async function startProcess(
  dataFolder: string,
  fault?: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [...COMPILED_ONCE, await serverProgram()], {
    env: {
      ...inherited,
      PORT: '0',
      SALVIA_DATA: dataFolder,
      // The first server ends normally and so leaves its compiled code to the others.
      NODE_COMPILE_CACHE: COMPILED,
      ...(fault ? { SALVIA_FAULT: fault } : {}),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<NodeJS.Signals | null>(resolve => {
    child.once('exit', (_code, signal) => resolve(signal))
  })
  const { pid } = child
  if (pid === undefined) throw new Error('The server has not begun.')
  return {
    pid,
    api: `${await addressOf(child, ended)}/api/`,
    ended,
    async stop(signal) {
      child.kill(signal)
      await ended
    },
  }
}

/** The address from the log. The rest of the log is read and dropped, because a full pipe would block the server. */
function addressOf({ stdout }: ChildProcess, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stdout) throw new Error('The server has no output.')
    createInterface({ input: stdout }).on('line', line => {
      const entry = JSON.parse(line) as { event?: string; url?: string }
      if (entry.event === 'started' && entry.url) resolve(entry.url)
    })
    void ended.then(() => reject(new Error('The server ended before it listened.')))
  })
}

/** A data folder with the demo world. Each test gets a copy. */
export async function seededFolder(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'salvia-faults-')), 'data')
  await copyPreparedData(folder)
  return folder
}

export async function copyOf(folder: string): Promise<string> {
  const copy = join(await mkdtemp(join(tmpdir(), 'salvia-faults-')), 'data')
  // The socket of the lock belongs to the process that created it.
  await cp(folder, copy, { recursive: true, filter: path => !path.endsWith('.sock') })
  return copy
}
