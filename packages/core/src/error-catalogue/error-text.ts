import { functionRefusal, readFunctionRefusal } from '../case-worker-functions/index.ts'
import { featureRefusal, readFeatureRefusal } from '../features/index.ts'
import { fillText, type Locale, type TextValues } from '../i18n/index.ts'
import { type ErrorCode, errorFacts } from './catalogue.ts'

/** The sentence of an error and what the user can do, the same in portal and terminal. */
export interface ErrorText {
  readonly title: string
  readonly action: string
}

/**
 * The texts of a code. For a refused feature they name the feature and what is missing, and for a lacking function of a
 * case worker the function, if the values do.
 * @example errorText('SIGNED_OUT', 'en').title // "You've been signed out."
 */
export function errorText(code: ErrorCode, locale: Locale, values: TextValues = {}): ErrorText {
  const refused = code === 'FEATURE_NOT_ALLOWED' ? readFeatureRefusal(values) : null
  if (refused) return featureRefusal(refused.feature, refused.lacks, locale)
  const lacking = code === 'CASE_WORKER_FUNCTION_NEEDED' ? readFunctionRefusal(values) : null
  if (lacking) return functionRefusal([lacking], locale)
  const { title, action } = errorFacts(code)
  return { title: fillText(title, locale, values), action: fillText(action, locale, values) }
}
