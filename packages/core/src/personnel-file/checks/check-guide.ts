import type { Locale, Text } from '../../i18n/index.ts'
import type { Severity } from '../report/report.ts'
import type { CheckCode } from './codes.ts'
import type { Check, Example } from './define-check.ts'
import { checks } from './index.ts'
import type { Scope } from './scopes.ts'

/** A row, header or file that shows a check, by what differs from a right one. */
export interface GuideExample {
  readonly note: string
  /** Columns and what stands in them, row by row; empty where the whole file is what shows it. */
  readonly rows: readonly (readonly (readonly [column: string, value: string])[])[]
}

/** All that is told of a check, in one language: `salvia explain` and "Läs om regeln" show the same. */
export interface CheckGuide {
  readonly code: CheckCode
  readonly scope: Scope
  readonly severities: readonly Severity[]
  readonly spec: string
  readonly heading: string
  readonly why: string
  readonly accepted: string
  readonly fix: string
  readonly passes: readonly GuideExample[]
  readonly found: readonly GuideExample[]
  readonly related: readonly CheckCode[]
}

/** @example checkGuide('TOO_FEW_ROWS', 'en').heading // 'The file has too few rows' */
export function checkGuide(code: CheckCode, locale: Locale): CheckGuide {
  const check: Check = checks[code]
  const { texts, examples } = check
  const say = (text: Text) => text[locale]
  return {
    code,
    scope: check.scope,
    severities: severitiesOf(check),
    spec: check.spec,
    heading: say(texts.heading),
    why: say(texts.why),
    accepted: say(texts.accepted),
    fix: say(texts.fix),
    passes: examples.passes.map(example => guideExample(example, locale)),
    found: examples.found.map(example => guideExample(example, locale)),
    related: check.related ?? [],
  }
}

function severitiesOf({ severity }: Check): Severity[] {
  return typeof severity === 'string' ? [severity] : [...new Set(Object.values(severity))]
}

function guideExample(example: Example, locale: Locale): GuideExample {
  const rows = 'rows' in example ? example.rows.map(row => Object.entries(row)) : []
  return { note: example.note[locale], rows: rows.filter(row => row.length > 0) }
}
