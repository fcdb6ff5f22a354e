import { spawn } from 'node:child_process'
import { PROGRAM, quietPlace, type Run } from './run-salvia.ts'

/** Runs a line of bash in which `salvia` is the built program. For redirections and pipes. */
export function inShell(line: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const command = `salvia() { "${process.execPath}" "${PROGRAM}" "$@"; }\n${line}`
    const child = spawn('bash', ['-c', command], { env: quietPlace(env), stdio: ['ignore', 'pipe', 'pipe'] })
    const written = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        written[name] += text
      })
    }
    child.once('error', reject)
    child.once('close', status => resolve({ ...written, status }))
  })
}
