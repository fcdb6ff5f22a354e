import { realpathSync, statSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import type { Locale } from '@salvia/core/i18n'
import type { DownloadFormat } from '@salvia/core/lists'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import { toJson } from './escape.ts'
import { type Format, isDownloadFormat } from './formats.ts'
import { outputErrors } from './output.errors.ts'
import { fileScreen, type Screen } from './screen.ts'
import { openWholeFile, type WholeFile } from './whole-file.ts'

const OWNER_ONLY = 0o600
/** What would only trouble a terminal. */
const BINARY: readonly Format[] = ['xlsx', 'png']

/** A result that is ready to be written in any format. */
export interface Written {
  pretty(screen: Screen): string
  concise(locale: Locale): string
  json(): unknown
  /** What was done, in one sentence; told on standard error when the result cannot be written. */
  done?(locale: Locale): string
  /** The result as a calendar, if it can be one. */
  ics?(locale: Locale): string
  /** The result as a picture, if it can be one. */
  png?(): Uint8Array
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

/**
 * Where the result is written, and in which format. Without `--format` a file has the format of its ending; what has none is
 * pretty on a terminal and concise in a pipe.
 */
export function targetsOf({ formats, known, output, fallback, tty, isPrivate }: TargetOptions): Target[] {
  const usual =
    formatOfFile(output, known) ?? fallback ?? (tty && output === undefined ? 'pretty' : 'concise')
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
  if (tty && targets.some(({ format, file }) => BINARY.includes(format) && file === null))
    throw errorOf(outputErrors.OUTPUT_IS_BINARY)
  const places = targets.map(({ file }) => (file === null ? '' : resolve(file)))
  if (new Set(places).size < places.length) throw errorOf(outputErrors.OUTPUT_TWICE)
  return targets
}

/** The format that the ending of a file names, if the result can be written in it. @example 'statistik.XLSX' is xlsx */
function formatOfFile(file: string | undefined, known: readonly Format[]): Format | undefined {
  const ending = file === undefined ? '' : extname(file).slice(1).toLowerCase()
  return known.find(format => format === ending)
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

/** A target whose file is open. */
export interface OpenTarget extends Target {
  /** Null for standard output. */
  readonly open: WholeFile | null
}

/** Opens the files of all targets. Throws when one cannot be written, and leaves the others as they were. */
export async function openTargets(targets: readonly Target[]): Promise<OpenTarget[]> {
  const opened: OpenTarget[] = []
  try {
    for (const target of targets) {
      opened.push({
        ...target,
        open: target.file === null ? null : await openOutput(target.file, modeOf(target)),
      })
    }
  } catch (error) {
    await abandonTargets(opened)
    throw error
  }
  return opened
}

/** Personal data is for the owner of the file alone. */
function modeOf({ isPrivate }: Target): { mode?: number } {
  return isPrivate ? { mode: OWNER_ONLY } : {}
}

/** Closes the files of targets that get no result, and leaves what they held before. */
export async function abandonTargets(targets: readonly OpenTarget[]): Promise<void> {
  for (const { open } of targets) await open?.abandon().catch(() => undefined)
}

/** Writes a result to each of its targets. A file that fails is told when the others are written. */
export async function writeResult(
  written: Written,
  targets: readonly OpenTarget[],
  out: Screen,
  print: (text: string | Uint8Array) => void,
): Promise<void> {
  const failures: unknown[] = []
  for (const { format, file, open } of targets) {
    const content = contentOf(written, format, file === null ? out : fileScreen(out.locale))
    if (file === null || open === null) {
      if (content.length > 0) print(content)
      continue
    }
    await open.write(content).catch((cause: unknown) => {
      failures.push(errorOf(outputErrors.OUTPUT_LOST, { path: file, reason: reasonOf(cause) }, { cause }))
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** The result in a format, with the end of its last line. Empty when there is nothing to say. */
function contentOf(written: Written, format: Format, screen: Screen): string | Uint8Array {
  if (isDownloadFormat(format)) return written.download?.(format) ?? new Uint8Array()
  if (format === 'png') return written.png?.() ?? new Uint8Array()
  const text = {
    pretty: () => written.pretty(screen),
    concise: () => written.concise(screen.locale),
    json: () => toJson(written.json()),
    ics: () => written.ics?.(screen.locale) ?? '',
  }[format]()
  // A calendar already ends its last line, with CRLF as the format requires.
  return text === '' || format === 'ics' ? text : `${text}\n`
}

/** Opens a file for writing. A failure is reported with the path. */
export async function openOutput(
  path: string,
  options: { isNew?: boolean; mode?: number } = {},
): Promise<WholeFile> {
  return openWholeFile(path, options).catch((cause: unknown) => {
    const reason = reasonOf(cause)
    if (options.isNew && reason === 'EEXIST') throw errorOf(outputErrors.OUTPUT_EXISTS, { path })
    if (reason === 'ENOENT') throw errorOf(outputErrors.OUTPUT_FOLDER_MISSING, { folder: dirname(path) })
    throw errorOf(outputErrors.OUTPUT_FAILED, { path, reason }, { cause })
  })
}
