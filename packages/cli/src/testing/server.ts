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

const START = `import { startServer } from ${JSON.stringify(new URL('../../../server/src/main.ts', import.meta.url).href)}
await startServer()`

/** Starts the real service with the demo world as a separate process. */
export async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-terminal-'))
  const service = spawn(process.execPath, ['--input-type=module', '--eval', START], {
    env: { ...process.env, DATABASE_URL: '', SALVIA_ENV: 'local', SALVIA_DATA: folder, PORT: '0' },
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
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}
