import { LOCALES, type Locale } from '@salvia/core/i18n'
import { COMMON_OPTIONS } from '../command/common-options.ts'
import { createContext, type Io, type ShowingFlags, screensOf } from '../command/context.ts'
import type { AnyCommand } from '../command/define-command.ts'
import { flagOf } from '../command/options.ts'
import { USUAL_TIMEOUT_MS } from '../command/time-options.ts'
import { COMPLETING } from '../commands/completion/shell-protocol.ts'
import { errorOf } from '../errors/cli-error.ts'
import { EXIT_CODES, type ExitName } from '../errors/exit-codes.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import { reportFailure } from '../failures/failure.ts'
import { type Printed, watchOutput } from '../output/standard-output.ts'
import { keepInputs, targetsOf } from '../output/targets.ts'
import { resolveSettings, type Settings } from '../settings/settings.ts'
import { VERSION } from '../version.ts'
import { carryOut } from './carry-out.ts'
import { findCommand } from './find-command.ts'
import { commandHelp, groupHelp, overview } from './help-text.ts'
import { asksForHelp, parseCommand } from './parse.ts'
import { COMMANDS, type CommandName, GROUPS, type GroupName, verbsOf } from './registry.ts'

/** Runs the program on its words and returns the exit status. */
export async function main(io: Io): Promise<number> {
  const printed = watchOutput(io.stdout)
  try {
    const exit = await run(io, printed)
    await printed()
    return EXIT_CODES[exit].status
  } catch (error) {
    return EXIT_CODES[reportFailure(error, earlyScreens(io).err, text => io.stderr.write(text))].status
  }
}

async function run(io: Io, printed: Printed): Promise<ExitName> {
  if (io.words[0] === COMPLETING) return answerShell(io)
  const found = findCommand(io.words)
  if (found.kind === 'overview') {
    if (!found.words.includes('--version')) return showOverview(io, found.words)
    io.stdout.write(`${VERSION}\n`)
    return 'passed'
  }
  if (found.kind === 'group') return showGroup(io, found.group, found.words)
  if (!asksForHelp(found.words)) return execute(await COMMANDS[found.name](), found.words, { io, printed })
  const syntax = await commandSyntax()
  io.stdout.write(`${commandHelp(syntax[found.name], earlyScreens(io).out)}\n`)
  return 'passed'
}

async function execute(
  command: AnyCommand,
  words: readonly string[],
  { io, printed }: { io: Io; printed: Printed },
): Promise<ExitName> {
  const { args, options } = parseCommand(command, words)
  const flags = options as unknown as ShowingFlags & {
    readonly locale?: Locale
    readonly api?: string
    readonly profile?: string
    readonly format?: readonly string[]
    readonly output?: string
    readonly showValues?: boolean
    readonly timeout?: number
    readonly retryFor?: number
  }
  const { locale, api, profile } = flags
  const resolved = resolveSettings({ flags: { locale, api, profile }, env: io.env, cwd: io.cwd })
  if (resolved.problem && !command.repairsSettings) throw resolved.problem
  const { formats: known } = command
  const targets =
    known.length > 0
      ? targetsOf({
          formats: flags.format ?? [],
          known,
          output: flags.output,
          fallback: resolved.settings.format,
          tty: io.stdout.isTTY === true,
          isPrivate: flags.showValues === true,
        })
      : []
  keepInputs(targets, args)
  const timeout = flags.timeout ?? ('timeout' in command.options ? USUAL_TIMEOUT_MS : undefined)
  const ctx = createContext({ ...io, printed }, resolved, { ...flags, timeout }, targets)
  return carryOut(command, { args, options }, ctx)
}

async function showOverview(io: Io, words: readonly string[]): Promise<ExitName> {
  await checkCommonFlags(words, '')
  const syntax = await commandSyntax()
  const groups = Object.entries(GROUPS).map(([name, summary]) => ({
    name,
    summary,
    verbs: verbsOf(name as GroupName),
  }))
  io.stdout.write(`${overview(Object.values(syntax), groups, earlyScreens(io).out)}\n`)
  return 'passed'
}

async function showGroup(io: Io, group: GroupName, words: readonly string[]): Promise<ExitName> {
  await checkCommonFlags(words, group)
  const syntax = await commandSyntax()
  const commands = verbsOf(group).map(verb => syntax[`${group} ${verb}` as CommandName])
  io.stdout.write(`${groupHelp({ name: group, summary: GROUPS[group] }, commands, earlyScreens(io).out)}\n`)
  return 'passed'
}

/** The syntax of all commands. It is loaded for help only, and much faster than their code. */
async function commandSyntax() {
  return (await import('../command/command-syntax.gen.ts')).COMMAND_SYNTAX
}

/** Options are validated even when no command is named. */
async function checkCommonFlags(words: readonly string[], command: string): Promise<void> {
  const unknown = words.find(word => word.startsWith('-') && !isCommonFlag(word) && !asksForHelp([word]))
  if (unknown) throw errorOf(usageErrors.UNKNOWN_OPTION, { word: unknown, command })
  parseCommand(
    await COMMANDS.help(),
    words.filter(word => !asksForHelp([word])),
  )
}

function isCommonFlag(word: string): boolean {
  const name = word.split('=')[0]
  return Object.entries(COMMON_OPTIONS).some(
    ([key, option]) => flagOf(key) === name || ('short' in option && option.short === name),
  )
}

/** Answers the shell when it asks to complete a word. */
async function answerShell(io: Io): Promise<ExitName> {
  const { completeWords } = await import('./completion/complete-words.ts')
  io.stdout.write(
    await completeWords({ words: io.words.slice(1), env: io.env, settings: () => earlySettings(io) }),
  )
  return 'passed'
}

/** The settings before the command line is parsed, so that its errors are in the right language. */
function earlySettings({ words, env, cwd }: Io): Settings {
  const locale = LOCALES.find(known => known === valueAfter('--locale', words))
  return resolveSettings({ flags: { locale, profile: valueAfter('--profile', words) }, env, cwd }).settings
}

function earlyScreens(io: Io) {
  const { words } = io
  const flags = { noColor: words.includes('--no-color'), plain: words.includes('--plain') }
  return screensOf(io, earlySettings(io).locale, flags)
}

function valueAfter(flag: string, words: readonly string[]): string | undefined {
  const at = words.findIndex(word => word === flag || word.startsWith(`${flag}=`))
  return at === -1 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
}
