import { type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const PROGRAM = fileURLToPath(new URL('../../bin/salvia.js', import.meta.url))

/** How a run of the program ended, and all that it wrote. */
export interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'uid'> {
  /** Variables beside those that make a quiet place: no colours, no CI, Swedish, a folder of settings of its own. */
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string | Uint8Array
  /** Is told what comes on standard error while the program runs. */
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs the built program as a process of its own, with pipes. */
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
    // The program may end without having read all.
    child.stdin.on('error', () => {})
    child.stdin.end(options.stdin ?? '')
  })
}

export function quietPlace(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    XDG_CONFIG_HOME: '/nonexistent',
    SALVIA_CREDENTIALS: 'file',
    LANG: 'sv_SE.UTF-8',
    ...more,
  }
}
