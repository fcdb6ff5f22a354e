import { spawn } from 'node:child_process'
import { PROGRAM, quietPlace } from './run-salvia.ts'

/** What is typed, or done elsewhere, once a text is shown, or once all that was shown is so. */
export type Answer = readonly [
  when: string | ((shown: string) => boolean),
  then: string | (() => Promise<unknown>),
]

/** Runs the program on a pseudo-terminal of 80 columns. Returns all that it showed, and the exit status. */
export function onTerminal(
  words: readonly string[],
  answers: readonly Answer[],
  options: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<{ status: number | null; shown: string }> {
  const command = [process.execPath, PROGRAM, ...words].map(word => `'${word}'`).join(' ')
  const terminal = spawn('script', ['-qec', `stty cols 80 rows 40; ${command}`, '/dev/null'], {
    ...(options.cwd && { cwd: options.cwd }),
    env: { TERM: 'xterm-256color', ...quietPlace(options.env), SHELL: '/bin/sh' },
    stdio: 'pipe',
  })
  const waiting = [...answers]
  let shown = ''
  let seen = 0
  const hasCome = (when: Answer[0]): boolean => {
    if (typeof when === 'function') return when(shown)
    const at = shown.indexOf(when, seen)
    if (at === -1) return false
    seen = at + when.length
    return true
  }
  return new Promise((resolve, reject) => {
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text
      const [when, then] = waiting[0] ?? []
      if (when === undefined || then === undefined || !hasCome(when)) return
      waiting.shift()
      if (typeof then === 'string') terminal.stdin.write(then)
      else then().catch(reject)
    })
    terminal.once('error', reject)
    terminal.once('close', status => resolve({ status, shown }))
  })
}
