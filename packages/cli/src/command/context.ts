import type { Locale, Text } from '@salvia/core/i18n'
import type { CliError } from '../errors/cli-error.ts'
import { type Screen, screenOf } from '../output/screen.ts'
import type { Printed } from '../output/standard-output.ts'
import type { Target } from '../output/targets.ts'
import type { Settings } from '../settings/settings.ts'
import { createPrompt, type Prompt } from '../ui/prompt.ts'
import { timeLimit } from './time-options.ts'

const STOPPING: Text = { sv: 'Avbryter …', en: 'Stopping …' }

/** The process around the program. It is passed in, so that no code reads `process` by itself. */
export interface Io {
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly now: () => Date
  /** Aborted by Ctrl-C or a stop signal. */
  readonly signal: AbortSignal
  readonly interrupt: () => void
}

/** What a command gets beside its own arguments and options. */
export interface Context {
  readonly settings: Settings
  /** What is wrong with the settings. Always null unless the command has `repairsSettings`. */
  readonly settingsProblem: CliError | null
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  readonly stdin: NodeJS.ReadStream
  /** What standard output can show. */
  readonly out: Screen
  /** What standard error can show. */
  readonly err: Screen
  readonly now: () => Date
  /** Aborted by Ctrl-C, by a stop signal, and when the time of `--timeout` is over. */
  readonly signal: AbortSignal
  /** How long failed calls are tried again, in milliseconds; undefined for a few times (`--retry-for`). */
  readonly retryFor: number | undefined
  readonly targets: readonly Target[]
  readonly prompt: Prompt
  readonly quiet: boolean
  /** Writes to standard output unchanged. */
  print(text: string | Uint8Array): void
  /** Waits until that is written. */
  readonly printed: Printed
  /** Writes a line to standard error, unless quiet. */
  readonly tell: (line: string) => void
  /**
   * Sends the lines of `tell` to `render` while something is rendered on standard error. Returns a function that ends
   * this.
   */
  readonly tellThrough: (render: (line: string) => void) => () => void
  /** Writes to standard error, even when quiet. */
  readonly fail: (text: string) => void
}

/** Flags that change how all output is shown. */
export interface ShowingFlags {
  readonly noColor: boolean
  readonly plain: boolean
  readonly noInput: boolean
  readonly quiet: boolean
}

/** How long a command may take, and how long its calls are tried again, in milliseconds. */
export interface Times {
  /** Undefined for no limit. */
  readonly timeout?: number | undefined
  readonly retryFor?: number | undefined
}

/** The screens of standard output and standard error in a language. */
export function screensOf(io: Io, locale: Locale, flags: Pick<ShowingFlags, 'noColor' | 'plain'>) {
  const options = { locale, env: io.env, noColor: flags.noColor, plain: flags.plain }
  return { out: screenOf(io.stdout, options), err: screenOf(io.stderr, options) }
}

export function createContext(
  io: Io & Pick<Context, 'printed'>,
  { settings, problem }: { settings: Settings; problem: CliError | null },
  flags: ShowingFlags & Times,
  targets: readonly Target[],
): Context {
  const { out, err } = screensOf(io, settings.locale, flags)
  const toStderr = (line: string) => void io.stderr.write(`${line}\n`)
  let write: (line: string) => void = toStderr
  const { timeout, retryFor } = flags
  const signal = timeout === undefined ? io.signal : AbortSignal.any([io.signal, timeLimit(timeout)])
  io.signal.addEventListener('abort', () => write(err.say(STOPPING)), { once: true })
  return {
    settings,
    settingsProblem: problem,
    env: io.env,
    cwd: io.cwd,
    stdin: io.stdin,
    out,
    err,
    now: io.now,
    signal,
    retryFor,
    targets,
    quiet: flags.quiet,
    prompt: createPrompt({
      input: io.stdin,
      output: io.stderr,
      screen: err,
      possible: io.stdin.isTTY === true && err.tty && !flags.noInput,
      signal,
      interrupt: io.interrupt,
    }),
    print: text => {
      io.stdout.write(text)
    },
    printed: io.printed,
    fail: text => {
      io.stderr.write(text)
    },
    tell: line => {
      if (!flags.quiet) write(line)
    },
    tellThrough: render => {
      write = render
      return () => {
        write = toStderr
      }
    },
  }
}
