import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const SALVIA = resolve(import.meta.dirname, '../../node_modules/.bin/salvia')

interface CommandResult {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs the built terminal command as an integration would: without a terminal, with its settings in the environment.
 */
export function salvia(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((done, fail) => {
    const child = spawn(SALVIA, args, {
      env: { ...process.env, SALVIA_LOCALE: 'sv', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', chunk => {
      stdout += chunk
    })
    child.stderr.on('data', chunk => {
      stderr += chunk
    })
    child.once('error', fail)
    child.once('close', status => done({ status, stdout, stderr }))
  })
}
