import { type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const PROGRAM = fileURLToPath(new URL('../../bin/salvia.js', import.meta.url))

/** The exit status of a run and all its output. */
export interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'uid'> {
  /** Environment variables beside the defaults: no colours, no CI, Swedish, and an empty folder of settings. */
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string | Uint8Array
  /** Called with each text on standard error while the program runs. */
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs the built program as a separate process, with pipes. */
export function salvia(words: readonly string[], options: RunOptions = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...words], {
      ...(options.cwd && { cwd: options.cwd }),
      ...(options.uid !== undefined && { uid: options.uid }),
      env: quietPlace(options.env),
    })
    const written = { stdout: '', stderr: '' }
    child.stdout.setEncoding('latin1').on('data', (text: string) => {
      written.stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      written.stderr += text
      options.onStderr?.(written.stderr, signal => child.kill(signal))
    })
    child.once('error', reject)
    child.once('close', status => {
      resolve({ ...written, stdout: Buffer.from(written.stdout, 'latin1').toString('utf8'), status })
    })
    // The program may end before it has read everything.
    child.stdin.on('error', () => {})
    child.stdin.end(options.stdin ?? '')
  })
}

/** What tells the time and the zone of a machine whose clock is shifted (`npm run check:days`). */
const CLOCK = ['TZ', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']

/** An environment without anything of the user who runs the tests, on the same machine. */
export function quietPlace(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    ...Object.fromEntries(CLOCK.map(name => [name, process.env[name]])),
    HOME: '/nonexistent',
    XDG_CONFIG_HOME: '/nonexistent',
    SALVIA_CREDENTIALS: 'file',
    LANG: 'sv_SE.UTF-8',
    ...more,
  }
}
