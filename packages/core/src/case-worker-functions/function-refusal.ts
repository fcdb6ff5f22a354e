import { fillText, type Locale, type Text } from '../i18n/index.ts'
import {
  CASE_WORKER_FUNCTIONS,
  type CaseWorkerFunction,
  caseWorkerFunctionSchema,
} from './case-worker-functions.ts'

const TEXTS = {
  title: {
    sv: 'Du saknar funktionen {function}.',
    en: 'You don’t have the function {function}.',
  },
  titleOfSeveral: {
    sv: 'Du behöver funktionen {function}.',
    en: 'You need the function {function}.',
  },
  action: {
    sv: 'Be en annan handläggare att ge dig den, på sidan Handläggare.',
    en: 'Ask another case worker to give it to you, on the page Case workers.',
  },
} as const satisfies Record<string, Text>

/**
 * Which function a case worker lacks and who can give it, as portal and API say it. Of several, one is enough.
 * @example functionRefusal(['orders'], 'en').title // 'You don’t have the function Orders.'
 * @example functionRefusal(['orders', 'complaints'], 'en').title // 'You need the function Orders or Complaints.'
 */
export function functionRefusal(
  lacking: readonly CaseWorkerFunction[],
  locale: Locale,
): { readonly title: string; readonly action: string } {
  const names = lacking.map(name => CASE_WORKER_FUNCTIONS[name].name[locale])
  const values = { function: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) }
  const title = lacking.length > 1 ? TEXTS.titleOfSeveral : TEXTS.title
  return { title: fillText(title, locale, values), action: TEXTS.action[locale] }
}

/** Reads the function from an answer of the API; null if it names none that this version knows. */
export function readFunctionRefusal(values: Readonly<Record<string, unknown>>): CaseWorkerFunction | null {
  return caseWorkerFunctionSchema.safeParse(values.function).data ?? null
}
