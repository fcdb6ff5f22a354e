import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverProgram } from './program.ts'

/** The demo world is made around the day in Sweden. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/**
 * Copies to a folder the data of a server that has just made the demo world. It is made once for each day and state of
 * the sources, since that takes several times as long as a start.
 */
export async function copyPreparedData(to: string): Promise<void> {
  // The socket of the lock belongs to the process that made it.
  await cp(await preparedData(), to, { recursive: true, filter: path => !path.endsWith('.sock') })
}

/** The folder of that data, which nobody may write to. */
export async function preparedData(): Promise<string> {
  const program = await serverProgram()
  const folder = join(dirname(program), `data-${DAY.format(new Date())}`)
  if (existsSync(folder)) return folder
  const making = join(dirname(program), `making-${randomUUID()}`)
  await makeDemoWorld(program, making)
  // Another process may have been quicker; its data is the same.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

async function makeDemoWorld(program: string, folder: string): Promise<void> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, PORT: '0', SALVIA_DATA: folder, SALVIA_ENV: 'local' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', line => line.includes('"event":"started"') && resolve())
    void ended.then(([code]) => reject(new Error(`The server that makes the demo world ended with ${code}.`)))
  })
  child.kill('SIGTERM')
  await ended
}
