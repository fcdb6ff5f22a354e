import { LOCALES } from '@salvia/core/i18n'
import { CliError } from './cli-error.ts'
import type { AnyCommand } from './command.ts'
import { COMMAND_NAMES, COMMANDS, type CommandName, isCommandName } from './commands/registry.ts'
import { COMMON_OPTIONS } from './common-options.ts'
import { createContext, type Io, type ShowingFlags, screensOf } from './context.ts'
import { EXIT_CODES, type ExitName } from './exit-codes.ts'
import { reportFailure } from './failure.ts'
import { commandHelp, overview } from './help-text.ts'
import { flagOf } from './options.ts'
import { nearest } from './output/nearest.ts'
import { keepInputs, targetsOf, writeResult } from './output/targets.ts'
import { asksForHelp, parseCommand } from './parse.ts'
import { localeOf, resolveSettings } from './settings/settings.ts'
import { VERSION } from './version.ts'

/** Runs the program on its words and answers the exit status. */
export async function main(io: Io): Promise<number> {
  try {
    return EXIT_CODES[await run(io)].status
  } catch (error) {
    const { err } = screensOf(io, earlyLocale(io), earlyFlags(io))
    return EXIT_CODES[reportFailure(error, err, text => io.stderr.write(text))].status
  }
}

async function run(io: Io): Promise<ExitName> {
  const { word, rest } = splitWords(io.words)
  if (word === undefined && rest.includes('--version')) {
    io.stdout.write(`${VERSION}\n`)
    return 'passed'
  }
  const { name, words } = word === 'help' ? helpOf(rest) : { name: word, words: rest }
  if (name === undefined) return showOverview(io, words)
  if (!isCommandName(name)) {
    const near = nearest(name, COMMAND_NAMES)
    throw near
      ? new CliError('UNKNOWN_COMMAND_NEAR', { word: name, near: `salvia ${near}` })
      : new CliError('UNKNOWN_COMMAND', { word: name })
  }
  const command: AnyCommand = await COMMANDS[name]()
  if (asksForHelp(words)) {
    io.stdout.write(`${commandHelp(command, screensOf(io, earlyLocale(io), earlyFlags(io)).out)}\n`)
    return 'passed'
  }
  return execute(command, words, io)
}

async function execute(command: AnyCommand, words: readonly string[], io: Io): Promise<ExitName> {
  const { args, options } = parseCommand(command, words)
  const flags = options as unknown as ShowingFlags & {
    readonly locale?: (typeof LOCALES)[number]
    readonly api?: string
    readonly format?: readonly string[]
    readonly output?: string
  }
  const settings = resolveSettings({ flags, env: io.env, cwd: io.cwd })
  const targets = command.hasView
    ? targetsOf({
        formats: flags.format ?? [],
        output: flags.output,
        fallback: settings.format,
        tty: io.stdout.isTTY === true,
      })
    : []
  keepInputs(targets, args)
  const ctx = createContext(io, settings, flags, targets)
  const { exit, written } = await command.execute({ args, options }, ctx)
  if (written) await writeResult(written, targets, ctx.out, text => ctx.print(text))
  return exit
}

/** `help validate` is `validate --help`; `help` alone is the overview. */
function helpOf(words: readonly string[]): { name: string | undefined; words: readonly string[] } {
  const { word: topic, rest } = splitWords(words)
  if (topic === undefined && !asksForHelp(words)) return { name: undefined, words }
  const isOther = topic !== undefined && topic !== 'help' && isCommandName(topic)
  return isOther ? { name: topic, words: [...rest, '--help'] } : { name: 'help', words }
}

async function showOverview(io: Io, words: readonly string[]): Promise<ExitName> {
  const unknown = words.find(word => word.startsWith('-') && !isCommonFlag(word) && !asksForHelp([word]))
  if (unknown) throw new CliError('UNKNOWN_OPTION', { word: unknown, command: '' })
  // The values of common options must be right here too.
  parseCommand(
    await COMMANDS.help(),
    words.filter(word => !asksForHelp([word])),
  )
  const names = COMMAND_NAMES.filter((name): name is CommandName => name !== undefined)
  const commands = await Promise.all(names.map(name => COMMANDS[name]()))
  const { out } = screensOf(io, earlyLocale(io), earlyFlags(io))
  io.stdout.write(`${overview(commands, out)}\n`)
  return 'passed'
}

/** The first word that is neither a flag nor a common flag's value is the command; the others are its words. */
function splitWords(words: readonly string[]): { word: string | undefined; rest: string[] } {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (takesValue(word)) index++
    else if (!word.startsWith('-')) {
      return { word, rest: [...words.slice(0, index), ...words.slice(index + 1)] }
    }
  }
  return { word: undefined, rest: [...words] }
}

function takesValue(word: string): boolean {
  return Object.entries(COMMON_OPTIONS).some(
    ([key, option]) => option.kind !== 'flag' && flagOf(key) === word,
  )
}

function isCommonFlag(word: string): boolean {
  const name = word.split('=')[0]
  return Object.entries(COMMON_OPTIONS).some(
    ([key, option]) => flagOf(key) === name || ('short' in option && option.short === name),
  )
}

/** The language before the command line is understood, so that mistakes in it are told in the right one. */
function earlyLocale(io: Io) {
  const { words, env } = io
  const at = words.findIndex(word => word === '--locale' || word.startsWith('--locale='))
  const wish = at === -1 ? env.SALVIA_LOCALE : (words[at]?.split('=')[1] ?? words[at + 1])
  return LOCALES.find(locale => locale === wish) ?? configuredLocale(io) ?? localeOf(env)
}

function configuredLocale({ env, cwd }: Io) {
  try {
    return resolveSettings({ flags: {}, env: { ...env, SALVIA_LOCALE: '' }, cwd }).locale
  } catch {
    return undefined
  }
}

function earlyFlags({ words }: Io) {
  return { noColor: words.includes('--no-color'), plain: words.includes('--plain') }
}
