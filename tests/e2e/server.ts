import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../../packages/server/src/main.ts')

/** A server of its own for a worker: embedded database, demo data, a free port. */
export interface RunningServer {
  readonly url: string
  readonly dataFolder: string
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

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('The server did not get ready within 30 s.')
}

/** Starts the real server on an empty folder, and waits until it answers. */
export async function startServer(): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'salvia-e2e-data-'))
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), SALVIA_DATA: dataFolder, SALVIA_ENV: 'local' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The name that the sign-in cookie and the configuration know.
  const url = `http://localhost:${port}`
  await ready(url, child)
  return {
    url,
    dataFolder,
    async stop() {
      const ended = new Promise(done => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
