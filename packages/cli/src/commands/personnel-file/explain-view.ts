import type { Text } from '@salvia/core/i18n'
import type { CheckGuide, Finding, GuideExample, Severity } from '@salvia/core/personnel-file'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { commandHint, twoColumns, wrap } from '../../output/wrap.ts'

const TEXTS = {
  one: { sv: 'läs om en kontroll:', en: 'read about a check:' },
  why: { sv: 'Varför', en: 'Why' },
  accepted: { sv: 'Det som godtas', en: 'What is accepted' },
  fix: { sv: 'Gör så här', en: 'What to do' },
  right: { sv: 'Rätt', en: 'Right' },
  wrong: { sv: 'Fel', en: 'Wrong' },
  related: { sv: 'Hör ihop med', en: 'Related' },
  here: { sv: 'Den här anmärkningen', en: 'This finding' },
  place: { sv: 'rad {row}, {column}', en: 'row {row}, {column}' },
  whole: { sv: 'hela filen', en: 'the whole file' },
  empty: { sv: '(tomt)', en: '(empty)' },
} as const satisfies Record<string, Text>

const SEVERITY_TEXTS = {
  fatal: { sv: 'måste rättas', en: 'must be corrected' },
  error: { sv: 'fel', en: 'error' },
  warning: { sv: 'varning', en: 'warning' },
} as const satisfies Record<Severity, Text>

/** The guide of one check, and above it the finding that the user asked about. */
export function renderGuide(guide: CheckGuide, finding: Finding | null, screen: Screen): string {
  const { paint, width } = screen
  const severity = guide.severities.map(name => screen.say(SEVERITY_TEXTS[name])).join(', ')
  return [
    ...wrap(`${paint.strong(guide.code)}  ${guide.heading} (${severity})`, width),
    ...(finding ? section(TEXTS.here, [findingLine(finding, screen)], screen) : []),
    ...section(TEXTS.why, [guide.why], screen),
    ...section(TEXTS.accepted, [guide.accepted], screen),
    ...section(TEXTS.fix, [guide.fix], screen),
    ...examples(TEXTS.right, guide.passes, screen),
    ...examples(TEXTS.wrong, guide.found, screen),
    ...(guide.related.length > 0 ? section(TEXTS.related, [guide.related.join(', ')], screen) : []),
  ].join('\n')
}

/** Every check, its code above its heading, and the command that explains one. */
export function renderGuides(guides: readonly CheckGuide[], screen: Screen): string {
  const { say, paint, width } = screen
  return [
    ...guides.flatMap(({ code, heading, severities }) => [
      `${code}  ${paint.dim(severities.map(name => say(SEVERITY_TEXTS[name])).join(', '))}`,
      ...wrap(heading, width - 2).map(line => `  ${line}`),
    ]),
    '',
    ...commandHint(say(TEXTS.one), 'salvia explain INVALID_PID', width).map(line => paint.dim(line)),
  ].join('\n')
}

/** @example 'INVALID_PID error The identity number has a wrong check digit or length' */
export function conciseGuide({ code, severities, heading }: CheckGuide): string {
  return `${code} ${severities.join(',')} ${heading}`
}

function findingLine({ id, row, column, message }: Finding, screen: Screen): string {
  const where =
    row === undefined ? screen.say(TEXTS.whole) : screen.say(TEXTS.place, { row, column: column ?? '' })
  return visible(`${id}: ${where.replace(/, $/, '')}: ${message}`)
}

function section(title: Text, paragraphs: readonly string[], screen: Screen): string[] {
  const lines = paragraphs.flatMap(text => wrap(text, screen.width - 2)).map(line => `  ${line}`)
  return ['', screen.paint.strong(screen.say(title)), ...lines]
}

function examples(title: Text, shown: readonly GuideExample[], screen: Screen): string[] {
  if (shown.length === 0) return []
  const rows = shown.map(({ note, rows: cells }): [string, string] => [
    note,
    cells
      .map(row =>
        row
          .map(([column, value]) => `${column}: ${value === '' ? screen.say(TEXTS.empty) : visible(value)}`)
          .join(', '),
      )
      .join(' / '),
  ])
  return ['', screen.paint.strong(screen.say(title)), ...twoColumns(rows, screen.width)]
}
