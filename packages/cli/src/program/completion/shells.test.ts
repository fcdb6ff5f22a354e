import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SHELLS } from '../../commands/completion/scripts.ts'
import { testFolder, written } from '../../testing/folder.ts'
import { PROGRAM, quietPlace, salvia } from '../../testing/run-salvia.ts'

/**
 * How to start each shell without personal settings, and load the script. In all of them Ctrl-A moves to the start of
 * the line.
 */
const INTERACTIVE = {
  bash: ['bash --norc --noprofile -i', 'PS1=; source <(salvia completion bash)'],
  zsh: [
    'zsh -f -i',
    'PS1=; bindkey -e; autoload -U compinit; compinit -u -D; source <(salvia completion zsh)',
  ],
  fish: [
    'fish --no-config -i',
    'function fish_prompt; end; bind \\ca beginning-of-line; salvia completion fish | source',
  ],
} as const
const installed = (['bash', 'zsh', 'fish'] as const).filter(
  shell => spawnSync(shell, ['--version']).status === 0,
)

/** A folder with `salvia` on the path, and a file to complete. */
function place(): { folder: string; env: NodeJS.ProcessEnv } {
  const folder = testFolder()
  mkdirSync(join(folder, 'bin'))
  chmodSync(
    written(join(folder, 'bin'), 'salvia', `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`),
    0o755,
  )
  written(folder, 'personal.csv', '')
  const env = quietPlace({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, TERM: 'xterm' })
  return { folder, env: { ...env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, SHELL: '/bin/sh' } }
}

/** Types lines that each contain a tab, and returns the words that the shell makes of them. */
function typed(shell: (typeof installed)[number], lines: readonly string[]): Promise<string[]> {
  const { folder, env } = place()
  const [start, setUp] = INTERACTIVE[shell]
  const terminal = spawn('script', ['-qec', start, '/dev/null'], { cwd: folder, env, stdio: 'pipe' })
  // Puts a printf before each line when it is complete, so that the shell prints the words instead of running them.
  const keys = lines.map(line => `${line}\u0001printf '<%s>' =; printf '<%s>' \r`)
  terminal.stdin.write(`${setUp}\r${keys.join('')}exit\r`)
  let shown = ''
  return new Promise((resolve, reject) => {
    terminal.stdout.setEncoding('utf8').on('data', text => {
      shown += text
    })
    terminal.once('error', reject)
    terminal.once('close', () =>
      resolve(
        [...shown.matchAll(/<=>((?:<[^<>%]*>)+)/g)].map(([, words = '']) =>
          words.slice(1, -1).replaceAll('><', ' '),
        ),
      ),
    )
  })
}

describe.each(installed)('%s', shell => {
  test('completes commands, verbs, options, values and files at a tab', async () => {
    const lines = [
      'salvia whoa\t',
      'salvia org us\t',
      'salvia validate --max-f\t',
      'salvia validate -f js\t',
      'salvia validate pers\t',
    ]
    expect(await typed(shell, lines)).toEqual([
      'salvia whoami',
      'salvia org use',
      'salvia validate --max-findings',
      'salvia validate -f json',
      'salvia validate personal.csv',
    ])
  })
})

test('bash completes what stands behind an equals sign, and offers several words', () => {
  const { folder, env } = place()
  const script = `source <(salvia completion bash)
ask() { COMP_LINE="$1"; COMP_POINT=\${#1}; COMP_WORDS=( $2 ); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )); _salvia salvia; echo "\${COMPREPLY[*]}"; }
ask 'salvia status --wait=IMPORTED_' 'salvia status --wait = IMPORTED_'
ask 'salvia org ' 'salvia org _'
ask 'salvia nothing ' 'salvia nothing _'`
  const { stdout } = spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' })
  expect(stdout.split('\n')).toEqual(['IMPORTED_NEW_FILE', 'list use', '', ''])
})

test.each(SHELLS)('the script for %s asks the program and holds no word of its own', async shell => {
  const { status, stdout } = await salvia(['completion', shell])
  expect([status, stdout.includes('__complete')]).toEqual([0, true])
  for (const word of ['validate', 'upload', '--format']) expect(stdout).not.toContain(word)
})

test('an unknown shell is told with those that work', async () => {
  const { status, stderr } = await salvia(['completion', 'tcsh'])
  expect([status, stderr.includes('bash, zsh, fish, powershell, pwsh')]).toEqual([2, true])
})

test('a line that makes no sense, and settings that are wrong, still get an answer', async () => {
  const cwd = testFolder()
  written(cwd, 'salvia.config.json', '{"colour": true}')
  expect(await salvia(['__complete', 'org', ''], { cwd })).toMatchObject({ status: 0, stderr: '' })
  expect((await salvia(['__complete'], { cwd })).stdout).toContain('validate\t')
  expect((await salvia(['__complete', '--locale', 'en', 'wh'])).stdout).toBe(
    'whoami\tshow who is signed in\n:words\n',
  )
})
