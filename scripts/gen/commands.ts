import type { Text } from '@salvia/core/i18n'
import { argumentWords, optionsOf } from '../../packages/cli/src/command/command-syntax.ts'
import { COMMON_OPTIONS } from '../../packages/cli/src/command/common-options.ts'
import type { AnyCommand } from '../../packages/cli/src/command/define-command.ts'
import { flagOf, type Option, type Options } from '../../packages/cli/src/command/options.ts'
import { EXIT_CODES } from '../../packages/cli/src/errors/exit-codes.ts'
import { VALUE_NAMES } from '../../packages/cli/src/output/value-names.ts'
import { COMMAND_NAMES, COMMANDS } from '../../packages/cli/src/program/registry.ts'
import { SETTING_NAMES, settingOf } from '../../packages/cli/src/settings/declarations.ts'
import { environmentVariables } from '../../packages/cli/src/settings/environment.ts'
import type { Generated } from '../gen.ts'

const HEAD = '<!-- Generated from the declarations of the terminal by `npm run gen`. Do not edit. -->\n'

type Row = readonly [name: string, text: Text]

function table(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const lines = rows.map(([name, { en, sv }]) => `| \`${cell(name)}\` | ${cell(en)} | ${cell(sv)} |`)
  return `| ${title} | English | Swedish |\n|---|---|---|\n${lines.join('\n')}\n`
}

function optionRows(options: Options): Row[] {
  return Object.entries(options).map(([key, option]) => {
    const flags = [option.short, flagOf(key)].filter(flag => flag !== undefined).join(', ')
    return [`${flags}${valueWord(option)}`, option.summary]
  })
}

function valueWord(option: Option): string {
  if (option.kind === 'flag') return ''
  return option.kind === 'choice' ? ` ${option.choices.join('|')}` : ` <${VALUE_NAMES[option.value].en}>`
}

function section(command: AnyCommand): string {
  const args = argumentWords(command, 'en')
  const own = Object.entries(optionsOf(command)).filter(([key]) => !(key in COMMON_OPTIONS))
  const parts = [
    `### salvia ${[command.name, ...args].join(' ')}\n`,
    `${command.summary.en} – *${command.summary.sv}*\n`,
    `\`\`\`\n${command.examples.map(({ command: line, text }) => `${line}   # ${text.en}`).join('\n')}\n\`\`\`\n`,
    table(
      'argument',
      command.args.map(({ name, summary }) => [VALUE_NAMES[name].en, summary]),
    ),
    table('option', optionRows(Object.fromEntries(own))),
  ]
  return parts.filter(part => part !== '').join('\n')
}

/** The documentation page of the terminal's commands, settings, variables and exit codes. */
export async function generate(): Promise<Generated[]> {
  const commands: AnyCommand[] = await Promise.all(COMMAND_NAMES.map(name => COMMANDS[name]()))
  const settings = SETTING_NAMES.map((name): Row => [name, settingOf(name).summary])
  const exits = Object.values(EXIT_CODES).map(({ status, text }): Row => [String(status), text])
  const content = `${HEAD}# The terminal

## Commands

${commands.map(section).join('\n')}
## Options of every command

${table('option', optionRows(COMMON_OPTIONS))}
## Settings

In \`salvia.config.json\` of a folder and \`salvia/config.json\` of the user; \`salvia config\` reads and writes them.

${table('setting', settings)}
## Environment variables

${table('variable', environmentVariables())}
## Exit codes

${table('status', exits)}`
  return [{ path: 'docs/generated/commands.md', content }]
}
