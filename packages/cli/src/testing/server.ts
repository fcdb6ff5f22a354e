import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the service that the tests call. */
    service: string
  }
}

interface ServerPackage {
  serverProgram(): Promise<string>
  copyPreparedData(to: string): Promise<void>
}

/** The built server and its data. The terminal never imports the server's code, so they are found by their address. */
async function serverPackage(): Promise<ServerPackage> {
  const [program, data] = ['program', 'prepared-data'].map(
    name => new URL(`../../../server/${name}.ts`, import.meta.url).href,
  )
  return { ...(await import(program ?? '')), ...(await import(data ?? '')) }
}

interface ServiceOptions {
  /** The data folder; without it a new one, which is deleted at the end. */
  readonly folder?: string
  readonly port?: number
  /** The step at which the service kills itself. */
  readonly fault?: string
}

/** A service as a separate process. */
export interface Service {
  readonly url: string
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts the real service with the demo world as a separate process. */
export async function startService({ folder, port = 0, fault }: ServiceOptions = {}): Promise<Service> {
  const { serverProgram, copyPreparedData } = await serverPackage()
  const data = folder ?? mkdtempSync(join(tmpdir(), 'salvia-terminal-'))
  if (folder === undefined) await copyPreparedData(data)
  const service = spawn(process.execPath, [await serverProgram()], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SALVIA_ENV: 'local',
      SALVIA_DATA: data,
      PORT: String(port),
      ...(fault && { SALVIA_FAULT: fault }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => service.once('exit', () => resolve()))
  const lines = createInterface({ input: service.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', line => {
      const { event, url: address } = JSON.parse(line) as { event?: string; url?: string }
      if (event === 'started' && address) resolve(address)
    })
    void ended.then(() => reject(new Error('The service did not start.')))
  })
  const stop = async () => {
    service.kill('SIGTERM')
    await ended
    if (folder === undefined) rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
  return { url, ended, stop }
}
