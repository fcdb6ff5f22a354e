import type { Locale, Text } from '../../i18n/index.ts'
import type { CheckCode } from '../report/check-codes.ts'
import type { Severity } from '../report/report.ts'
import type { Check } from './define-check.ts'
import { type GuideExample, guideExample } from './guide-example.ts'
import { checks } from './index.ts'
import type { Scope } from './scopes.ts'

/** Everything that is shown about a check, in one language. `salvia explain` and "Läs om regeln" show the same. */
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

/**
 * @param detail a finding's `detail` or `reason`, where `fix` is to be for that case
 * @example checkGuide('TOO_FEW_ROWS', 'en').heading // 'The file has too few rows'
 */
export function checkGuide(code: CheckCode, locale: Locale, detail?: string): CheckGuide {
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
    fix: say(texts.fixes?.[detail ?? ''] ?? texts.fix),
    passes: examples.passes.map(example => guideExample(example, locale)),
    found: examples.found.map(example => guideExample(example, locale)),
    related: check.related ?? [],
  }
}

function severitiesOf({ severity }: Check): Severity[] {
  return typeof severity === 'string' ? [severity] : [...new Set(Object.values(severity))]
}
