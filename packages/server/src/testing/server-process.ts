import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { serverProgram } from '../../program.ts'

/** Time for a test that starts servers in processes of their own, on a machine that does much else. */
export const SERVER_PROCESS_TEST_MS = 180_000

/** A server in its own process. */
export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the real server on a free port, with an existing PostgreSQL database. */
export async function startServerProcess(databaseUrl: string, folder: string): Promise<ServerProcess> {
  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SALVIA_DATA: folder,
    SALVIA_ENV: 'local',
  }
  const child = spawn(process.execPath, [await serverProgram()], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', line => {
      const entry = JSON.parse(line) as { event: string; url?: string }
      if (entry.event === 'started' && entry.url) resolve(entry.url)
    })
    child.once('exit', code => reject(new Error(`The server ended with ${code}.`)))
  })
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
