import { CommanderError, Command as CommanderParser } from 'commander'
import { optionsOf } from '../command/command-syntax.ts'
import type { AnyCommand } from '../command/define-command.ts'
import { isEmployeeId, milliseconds, wholeNumber } from '../command/option-values.ts'
import { flagOf, type Option, type Options } from '../command/options.ts'
import { type CliError, errorOf } from '../errors/cli-error.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import { nearest } from '../output/nearest.ts'

/** The command line after parsing. */
interface Parsed {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

/** Whether any of the words asks for help. */
export function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end === -1 ? undefined : end).some(word => word === '-h' || word === '--help')
}

/** Parses the words of one command (without its name). Each mistake throws an error that says what is accepted. */
export function parseCommand(command: AnyCommand, words: readonly string[]): Parsed {
  const options = optionsOf(command)
  const parser = parserOf(command, options)
  try {
    parser.parse(idsLast(command, words), { from: 'user' })
  } catch (error) {
    throw error instanceof CommanderError ? mistake(error, command, options) : error
  }
  const raw: Readonly<Record<string, unknown>> = parser.opts()
  const values = Object.entries(options).map(([key, option]) => [key, optionValue(key, option, raw)])
  return { args: parser.args, options: Object.fromEntries(values) }
}

/** The id of an employee may begin with a hyphen: it is put behind `--`, so that it is not read as options. */
function idsLast({ args }: AnyCommand, words: readonly string[]): string[] {
  const isId = (word: string) => word.startsWith('-') && isEmployeeId(word)
  if (words.includes('--') || !args.some(({ name }) => name === 'employee') || !words.some(isId))
    return [...words]
  return [...words.filter(word => !isId(word)), '--', ...words.filter(isId)]
}

function parserOf(command: AnyCommand, options: Options): CommanderParser {
  const parser = new CommanderParser(command.name)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .helpOption(false)
    .allowExcessArguments(false)
  for (const { name, required, many } of command.args) {
    const word = many ? `${name}...` : name
    parser.argument(required ? `<${word}>` : `[${word}]`)
  }
  for (const [key, option] of Object.entries(options)) {
    const flags = [option.short, flagOf(key)].filter(flag => flag !== undefined).join(', ')
    if (option.kind === 'flag') parser.option(flags)
    else if (option.kind === 'list') parser.option(`${flags} <value>`, '', collect, [])
    else parser.option(`${flags} <value>`)
  }
  return parser
}

function collect(value: string, values: readonly string[]): string[] {
  return [...values, value]
}

/** The library stores `--no-color` as `color: false`. */
function optionValue(key: string, option: Option, raw: Readonly<Record<string, unknown>>): unknown {
  if (option.kind === 'flag') {
    const positive = key.startsWith('no') ? `${key.charAt(2).toLowerCase()}${key.slice(3)}` : null
    return positive === null ? raw[key] === true : raw[positive] === false
  }
  const value = raw[key]
  if (typeof value !== 'string') return value
  if (value === '' && 'value' in option && option.value === 'file')
    throw errorOf(usageErrors.OPTION_EMPTY, { option: flagOf(key) })
  if (option.kind === 'count') return wholeNumber(flagOf(key), value, option.range)
  if (option.kind === 'duration') return milliseconds(flagOf(key), value)
  if (option.kind === 'choice' && !option.choices.includes(value)) {
    throw errorOf(usageErrors.OPTION_VALUE_WRONG, {
      option: flagOf(key),
      value,
      accepted: option.choices.join(', '),
    })
  }
  return value
}

function mistake(error: CommanderError, command: AnyCommand, options: Options): CliError {
  const word = /'([^']+)'/.exec(error.message)?.[1] ?? ''
  const facts = {
    word: word.replace(/ <value>$/, ''),
    command: command.name,
    example: command.examples[0].command,
  }
  switch (error.code) {
    case 'commander.unknownOption': {
      const near = nearest(word, Object.keys(options).map(flagOf))
      return near
        ? errorOf(usageErrors.UNKNOWN_OPTION_NEAR, { ...facts, near })
        : errorOf(usageErrors.UNKNOWN_OPTION, facts)
    }
    case 'commander.missingArgument':
      return errorOf(usageErrors.ARGUMENT_MISSING, { ...facts, argument: facts.word })
    case 'commander.optionMissingArgument': {
      const option = Object.entries(options).find(([key]) => flagOf(key) === facts.word)?.[1]
      return option?.kind === 'choice'
        ? errorOf(usageErrors.OPTION_CHOICE_MISSING, { ...facts, choices: option.choices.join(', ') })
        : errorOf(usageErrors.OPTION_VALUE_MISSING, facts)
    }
    case 'commander.excessArguments':
      return tooMany(command, facts)
    default:
      throw error
  }
}

/** More words than the command takes. Of the commands that take a single file, one sends it. */
function tooMany({ args }: AnyCommand, facts: { command: string; example: string }): CliError {
  const [first, ...others] = args
  if (!first) return errorOf(usageErrors.ARGUMENTS_NONE, facts)
  if (others.length === 0 && first.name === 'file') return errorOf(usageErrors.ONE_FILE, facts)
  return errorOf(usageErrors.ARGUMENTS_TOO_MANY, {
    ...facts,
    arguments: args.map(({ name }) => name).join(' '),
  })
}
