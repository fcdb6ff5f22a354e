import { existsSync, realpathSync, statSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Locale } from '@salvia/core/i18n'
import type { DownloadFormat } from '@salvia/core/lists'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import { toJson } from './escape.ts'
import { type Format, isDownloadFormat } from './formats.ts'
import { outputErrors } from './output.errors.ts'
import { fileScreen, type Screen } from './screen.ts'

const OWNER_ONLY = 0o600

/** A result that is ready to be written in any format. */
export interface Written {
  pretty(screen: Screen): string
  concise(locale: Locale): string
  json(): unknown
  /** The result as a calendar, if it can be one. */
  ics?(locale: Locale): string
  /** The result as a file, unchanged from the service. */
  download?(format: DownloadFormat): Uint8Array
}

/** One place to write the result to; without a file it is standard output. */
export interface Target {
  readonly format: Format
  readonly file: string | null
  /** The result shows personal data, so only the owner may read the file. */
  readonly isPrivate: boolean
}

interface TargetOptions {
  /** Values of `--format`, such as `pretty` or `json:report.json`. */
  readonly formats: readonly string[]
  /** The formats that the result of the command can be written in. */
  readonly known: readonly Format[]
  readonly output: string | undefined
  /** The format from the settings, used when no option names one. */
  readonly fallback: string | undefined
  readonly tty: boolean
  readonly isPrivate: boolean
}

/** Where the result is written, and in which format. By default pretty on a terminal and concise in a pipe. */
export function targetsOf({ formats, known, output, fallback, tty, isPrivate }: TargetOptions): Target[] {
  const usual = fallback ?? (tty && output === undefined ? 'pretty' : 'concise')
  const queries = formats.length > 0 ? formats : [usual]
  const targets = queries.map(options => {
    const [word = '', ...rest] = options.split(':')
    const format = known.find(name => name === word)
    if (!format) {
      throw errorOf(usageErrors.OPTION_VALUE_WRONG, {
        option: '--format',
        value: options,
        accepted: known.join(', '),
      })
    }
    const file = rest.join(':')
    return { format, file: file === '' ? (output === '-' ? null : (output ?? null)) : file, isPrivate }
  })
  if (tty && targets.some(({ format, file }) => format === 'xlsx' && file === null))
    throw errorOf(outputErrors.OUTPUT_IS_BINARY)
  const places = targets.map(({ file }) => (file === null ? '' : resolve(file)))
  if (new Set(places).size < places.length) throw errorOf(outputErrors.OUTPUT_TWICE)
  return targets
}

/** Throws when a target would overwrite one of the input files, also through a link. */
export function keepInputs(targets: readonly Target[], inputs: readonly string[]): void {
  const target = targets.find(({ file }) => file !== null && inputs.some(input => isSameFile(input, file)))
  if (target?.file) throw errorOf(outputErrors.OUTPUT_IS_INPUT, { path: target.file })
}

/** Whether two paths lead to one file: by the same name, through a link, or by two names of the same file. */
function isSameFile(one: string, other: string): boolean {
  if (realPath(one) === realPath(other)) return true
  try {
    const [a, b] = [statSync(one, { bigint: true }), statSync(other, { bigint: true })]
    return a.isFile() && a.ino === b.ino && a.dev === b.dev
  } catch {
    return false
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}

/** Writes a result to each of its targets. */
export async function writeResult(
  written: Written,
  targets: readonly Target[],
  out: Screen,
  print: (text: string | Uint8Array) => void,
): Promise<void> {
  for (const { format, file, isPrivate } of targets) {
    const options = isPrivate ? { mode: OWNER_ONLY } : {}
    if (isDownloadFormat(format)) {
      const bytes = written.download?.(format) ?? new Uint8Array()
      if (file === null) print(bytes)
      else await writeOut(file, bytes, options)
      continue
    }
    const screen = file === null ? out : fileScreen(out.locale)
    const text = {
      pretty: () => written.pretty(screen),
      concise: () => written.concise(screen.locale),
      json: () => toJson(written.json()),
      ics: () => written.ics?.(screen.locale) ?? '',
    }[format]()
    if (text === '') continue
    // A calendar already ends its last line, with CRLF as the format requires.
    const ended = format === 'ics' ? text : `${text}\n`
    if (file === null) print(ended)
    else await writeOut(file, ended, options)
  }
}

async function write(path: string, content: string | Uint8Array, options: { flag?: string; mode?: number }) {
  // A file that exists keeps its permissions when it is written.
  if (options.mode !== undefined && existsSync(path)) await chmod(path, options.mode)
  await writeFile(path, content, options)
}

/** Writes a file. A failure is reported with the path. */
export async function writeOut(
  path: string,
  content: string | Uint8Array,
  options: { flag?: 'w' | 'wx'; mode?: number } = {},
): Promise<void> {
  await write(path, content, options).catch((cause: unknown) => {
    if (options.flag === 'wx' && reasonOf(cause) === 'EEXIST')
      throw errorOf(outputErrors.OUTPUT_EXISTS, { path })
    if (reasonOf(cause) === 'ENOENT')
      throw errorOf(outputErrors.OUTPUT_FOLDER_MISSING, { folder: dirname(path) })
    throw errorOf(outputErrors.OUTPUT_FAILED, { path, reason: reasonOf(cause) }, { cause })
  })
}
