import { type ErrorCode, errorText, isErrorCode } from '@salvia/core/error-catalogue'
import type { LineError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import { FEED_ERRORS_TOLD } from '@salvia/core/limits'
import { maskPersonForms } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap, wrapBehind } from '../../output/wrap.ts'

/** So many errors are shown on a terminal; a pipe and json get all that were told. */
const ERRORS_SHOWN = 20

const TEXTS = {
  place: { sv: 'rad {line}', en: 'line {line}' },
  more: {
    sv: '… och {count} fel till. Se dem med -f json.',
    en: '… and {count} more errors. See them with -f json.',
  },
} as const satisfies Record<string, Text>

/** Wrong lines over several batches: the first errors, with their lines in the file. */
export class LineErrors {
  readonly told: LineError[] = []

  add(errors: readonly LineError[]): void {
    this.told.push(...errors.slice(0, FEED_ERRORS_TOLD - this.told.length).map(masked))
  }
}

/** An identity number that stands where an id or the name of a field should is masked. The number of the line finds it. */
const masked = (error: LineError): LineError => ({
  ...error,
  id: error.id && maskPersonForms(error.id),
  path: maskPersonForms(error.path),
})

/** The errors for a terminal: where, which object, which field, and what is wrong there. */
export function renderLineErrors(errors: readonly LineError[], screen: Screen): string[] {
  const { paint, marks, say, width, locale } = screen
  const shown = errors.slice(0, ERRORS_SHOWN).flatMap(error => {
    const place = [say(TEXTS.place, { line: error.line }), error.id ?? '', error.path].filter(
      part => part !== '',
    )
    const { title, action } = textOf(error.code, screen)
    const [first = '', ...rest] = wrapBehind(marks.error, visible(place.join(' ')), width)
    return [paint.error(first), ...rest, ...wrap(`${title} ${action}`, width - 2).map(line => `  ${line}`)]
  })
  const left = errors.length - ERRORS_SHOWN
  return left > 0 ? [...shown, paint.dim(say(TEXTS.more, { count: count(left, locale) }))] : shown
}

/** One error on one line. @example '12 halsoundersokning data.name.sv FEED_FIELD_WRONG' */
export function lineErrorLine({ line, id, path, code }: LineError): string {
  return [line, id ?? '-', path || '-', code].map(part => visible(String(part))).join(' ')
}

function textOf(code: string, { locale }: Screen): { title: string; action: string } {
  // A newer service may know codes that this program does not.
  return isErrorCode(code) ? errorText(code satisfies ErrorCode, locale) : { title: code, action: '' }
}
