import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyPreparedData } from '@salvia/server/prepared-data'
import { serverProgram } from '@salvia/server/program'

const MOVED_CLOCK = resolve(import.meta.dirname, 'moved-clock.ts')

/** A server with its own embedded database, demo data and a free port. */
export interface RunningServer {
  readonly url: string
  /** The folder of its data and mails. */
  readonly folder: string
  /** Kills the process and keeps its data, like a crash. */
  goDown(): Promise<void>
  /** Starts it again with the same data and port. */
  comeBack(): Promise<void>
  /** Moves the clock of the process ahead; only for a server that was started with a clock of its own. */
  setAhead(milliseconds: number): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port')),
      )
    })
  })
}

/** Long, because a busy machine needs time to make the demo world. */
const READY_WITHIN_S = 150

/** Waits until the server answers. Kills a server that does not get ready, since it would keep its data locked. */
async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < READY_WITHIN_S * 10; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(done => setTimeout(done, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not get ready within ${READY_WITHIN_S} s.`)
}

interface StartOptions {
  readonly ownClock?: boolean
  /** Further environment variables, for a server that will listen at `url`. */
  readonly variables?: (url: string) => Promise<Readonly<Record<string, string>>>
}

async function ownData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-e2e-data-'))
  await copyPreparedData(folder)
  return folder
}

/** Starts the real server with its own data and waits until it answers. */
export async function startServer({
  ownClock = false,
  variables,
}: StartOptions = {}): Promise<RunningServer> {
  const folder = await ownData()
  const port = await freePort()
  // The host name must match the sign-in cookie and the configuration.
  const url = `http://localhost:${port}`
  const more = await variables?.(url)
  const program = await serverProgram()
  const launch = async (): Promise<ChildProcess> => {
    const env = { ...process.env, PORT: String(port), SALVIA_DATA: folder, SALVIA_ENV: 'local', ...more }
    const preload = ownClock ? ['--import', MOVED_CLOCK] : []
    const child = spawn(process.execPath, [...preload, program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', ...(ownClock ? (['ipc'] as const) : [])],
    })
    await ready(url, child)
    return child
  }
  let child = await launch()
  const goDown = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(done => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
  return {
    url,
    folder,
    goDown,
    async comeBack() {
      child = await launch()
    },
    setAhead(milliseconds) {
      const moved = new Promise<void>(done => child.once('message', () => done()))
      child.send(milliseconds)
      return moved
    },
    async stop() {
      await goDown()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
