import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the signature database of the tests finds. It is harmless, and no other scanner knows it. */
export const MARKER = 'SALVIA-TEST-VIRUS!'
export const SIGNATURE = 'Salvia.Test.UNOFFICIAL'

/** A clamd on a socket in a folder of its own. */
export interface Clamd {
  readonly address: { readonly path: string }
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops it and deletes its folder. */
  remove(): Promise<void>
}

/** Starts a real clamd that knows the marker alone. */
export async function startClamd({ streamMaxLength = '20M' } = {}): Promise<Clamd> {
  const binary = process.env.SALVIA_TEST_CLAMD ?? '/usr/sbin/clamd'
  const folder = await mkdtemp(join(tmpdir(), 'salvia-clamd-'))
  const path = join(folder, 'clamd.sock')
  const configuration = join(folder, 'clamd.conf')
  await writeFile(join(folder, 'test.ndb'), `Salvia.Test:0:*:${Buffer.from(MARKER).toString('hex')}\n`)
  await writeFile(
    configuration,
    [
      `DatabaseDirectory ${folder}`,
      `TemporaryDirectory ${folder}`,
      `LocalSocket ${path}`,
      'Foreground yes',
      'FixStaleSocket yes',
      'MaxThreads 2',
      `StreamMaxLength ${streamMaxLength}`,
    ].join('\n'),
  )
  let child: ChildProcess | undefined
  const clamd: Clamd = {
    address: { path },
    async start() {
      child = spawn(binary, ['-c', configuration], { stdio: 'ignore' })
      await answering(path, child)
    },
    async stop() {
      const stopping = child
      child = undefined
      if (!stopping || stopping.exitCode !== null) return
      const ended = new Promise(resolve => stopping.once('exit', resolve))
      stopping.kill('SIGTERM')
      await ended
    },
    async remove() {
      await clamd.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
  await clamd.start()
  return clamd
}

async function answering(path: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await pings(path)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('clamd ended while it started.')
}

function pings(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ path }, () => socket.write('zPING\0'))
    socket.once('data', answer => {
      socket.destroy()
      resolve(answer.toString().startsWith('PONG'))
    })
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}
