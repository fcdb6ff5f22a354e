import { spawn } from 'node:child_process'
import { PROGRAM, quietPlace } from './run-salvia.ts'

/** What is typed once a text is shown. */
export type Answer = readonly [when: string, typed: string]

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
  return new Promise((resolve, reject) => {
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text
      const [next] = waiting
      if (!next) return
      const at = shown.indexOf(next[0], seen)
      if (at === -1) return
      seen = at + next[0].length
      waiting.shift()
      terminal.stdin.write(next[1])
    })
    terminal.once('error', reject)
    terminal.once('close', status => resolve({ status, shown }))
  })
}
