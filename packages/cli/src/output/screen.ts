import type { Locale, Text } from '@salvia/core/i18n'
import { fillText, type TextValues } from '@salvia/core/i18n'
import { type MarkSet, type Marks, marksOf } from './marks.ts'
import { createPaint, type Paint } from './paint.ts'

const MIN_WIDTH = 60
const MAX_WIDTH = 100
const WIDTH_WITHOUT_TERMINAL = 80

/** What a stream can show, and in which language. */
export interface Screen {
  readonly locale: Locale
  readonly width: number
  /** Height of the terminal in lines; null when there is no terminal or its height is unknown. */
  readonly height: number | null
  /** Width of the terminal itself, which may be less than `width`; null when it is unknown. */
  readonly columns: number | null
  readonly tty: boolean
  readonly paint: Paint
  readonly marks: Marks
  readonly markSet: MarkSet
  /** Whether lines that are already shown may be rendered again. */
  readonly moving: boolean
  say(text: Text, values?: TextValues): string
}

interface ScreenOptions {
  readonly locale: Locale
  readonly env: NodeJS.ProcessEnv
  readonly noColor: boolean
  readonly plain: boolean
}

/** The screen of a stream (standard output or error), from the environment and the flags. */
export function screenOf(
  stream: { isTTY?: boolean; columns?: number; rows?: number },
  options: ScreenOptions,
): Screen {
  const tty = stream.isTTY === true
  const { env, locale } = options
  const readAloud = isOn(env.SALVIA_SCREEN_READER) || isOn(env.INK_SCREEN_READER)
  const markSet: MarkSet = readAloud ? 'words' : options.plain || !speaksUnicode(env) ? 'ascii' : 'unicode'
  const columns = Number(env.COLUMNS) || stream.columns || WIDTH_WITHOUT_TERMINAL
  return createScreen({
    locale,
    tty,
    markSet,
    width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns)),
    height: stream.rows ?? null,
    columns: stream.columns ?? null,
    colour: hasColour(tty, options),
    moving: tty && !options.plain && !readAloud && !isOn(env.CI) && env.TERM !== 'dumb',
  })
}

/** The screen for a result that is written to a file. */
export function fileScreen(locale: Locale): Screen {
  return createScreen({
    locale,
    tty: false,
    markSet: 'unicode',
    width: MAX_WIDTH,
    height: null,
    columns: null,
    colour: false,
    moving: false,
  })
}

interface ScreenFacts {
  readonly locale: Locale
  readonly tty: boolean
  readonly markSet: MarkSet
  readonly width: number
  readonly height: number | null
  readonly columns: number | null
  readonly colour: boolean
  readonly moving: boolean
}

function createScreen({ colour, ...facts }: ScreenFacts): Screen {
  return {
    ...facts,
    paint: createPaint(colour),
    marks: marksOf(facts.markSet, facts.locale),
    say: (text, values) => fillText(text, facts.locale, values),
  }
}

/**
 * In this order: `--no-color` and `--plain`, FORCE_COLOR, NO_COLOR, CLICOLOR_FORCE, then whether this is a terminal.
 */
function hasColour(tty: boolean, { env, noColor, plain }: ScreenOptions): boolean {
  if (noColor || plain) return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  if (env.NO_COLOR) return false
  if (isOn(env.CLICOLOR_FORCE)) return true
  return tty && env.TERM !== 'dumb'
}

function speaksUnicode(env: NodeJS.ProcessEnv): boolean {
  if (env.TERM === 'linux' || env.TERM === 'dumb') return false
  if (process.platform === 'win32') return Boolean(env.WT_SESSION || env.TERM_PROGRAM)
  const charset = env.LC_ALL || env.LC_CTYPE || env.LANG
  return !charset || /utf-?8/i.test(charset)
}

/** Whether an environment variable switches something on. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value.toLowerCase() !== 'false'
}
