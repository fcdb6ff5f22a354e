import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { preparedData } from './prepared-data.ts'

const MAIN = resolve(import.meta.dirname, '../../packages/server/src/main.ts')
const MOVED_CLOCK = resolve(import.meta.dirname, 'moved-clock.ts')

/** A server of its own: embedded database, demo data, a free port. */
export interface RunningServer {
  readonly url: string
  /** Where its data and its mails are. */
  readonly folder: string
  /** Stops the process and leaves its data, as a machine that goes down would. */
  goDown(): Promise<void>
  /** Starts it again on the same data and port. */
  comeBack(): Promise<void>
  /** Lets the time of the process go so many milliseconds ahead; for one that was started with a clock of its own. */
  setAhead(milliseconds: number): Promise<void>
  /** Stops it and removes its data. */
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

/** A machine that does much else takes its time over the demo world. */
const READY_WITHIN_S = 150

/** One that does not get ready is ended: it would hold on to its data. */
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
  /** Fills this empty folder instead of beginning with a copy of the prepared data. */
  readonly prepares?: string
  readonly ownClock?: boolean
  /** Further variables of the environment, for the server that will listen at `url`. */
  readonly variables?: (url: string) => Promise<Readonly<Record<string, string>>>
}

async function ownData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-e2e-data-'))
  await cp(preparedData(), folder, { recursive: true })
  return folder
}

/** Starts the real server on data of its own, and waits until it answers. */
export async function startServer({
  prepares,
  ownClock = false,
  variables,
}: StartOptions = {}): Promise<RunningServer> {
  const folder = prepares ?? (await ownData())
  const port = await freePort()
  // The name that the sign-in cookie and the configuration know.
  const url = `http://localhost:${port}`
  const more = await variables?.(url)
  const launch = async (): Promise<ChildProcess> => {
    const env = { ...process.env, PORT: String(port), SALVIA_DATA: folder, SALVIA_ENV: 'local', ...more }
    const preload = ownClock ? ['--import', MOVED_CLOCK] : []
    const child = spawn(process.execPath, [...preload, MAIN], {
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
      await rm(folder, { recursive: true, force: true })
    },
  }
}
