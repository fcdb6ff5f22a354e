import { spawnSync } from 'node:child_process'
import { LOCALES } from '@salvia/core/i18n'
import { describe, expect, test } from 'vitest'
import { COMMAND_SYNTAX } from '../../command/command-syntax.gen.ts'
import { optionsOf } from '../../command/command-syntax.ts'
import { flagOf } from '../../command/options.ts'
import { environmentVariables } from '../../settings/environment.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { line } from './roff.ts'

const hasGroff = spawnSync('groff', ['--version']).status === 0

test.each(LOCALES)('the page in %s names every command, option, example and variable', async locale => {
  const { status, stdout } = await salvia(['man', '--locale', locale])
  expect(status).toBe(0)
  const wanted = Object.values(COMMAND_SYNTAX).flatMap(command => [
    `salvia ${command.name}`,
    ...Object.keys(optionsOf(command)).map(flagOf),
    ...command.examples.map(example => example.command),
  ])
  const missing = [...wanted, ...environmentVariables().map(([name]) => name)].filter(
    text => !stdout.includes(line(text)),
  )
  expect(missing).toEqual([])
})

describe.runIf(hasGroff)('groff', () => {
  test.each(LOCALES)('formats the page in %s without a warning', async locale => {
    const { stdout } = await salvia(['man', '--locale', locale])
    const page = spawnSync('groff', ['-man', '-Kutf8', '-Tutf8', '-ww'], { input: stdout, encoding: 'utf8' })
    expect(page.stderr).toBe('')
    expect(page.stdout).toContain('validate')
  })
})

test('text never becomes a request or an escape', () => {
  expect(line(".TH 'x' \\fB--no")).toBe('\\&.TH \\(aqx\\(aq \\efB\\-\\-no')
})
