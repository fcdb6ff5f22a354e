import { featureRefusal, readFeatureRefusal } from '../features/index.ts'
import { fillText, type Locale, type TextValues } from '../i18n/index.ts'
import { type ErrorCode, errorFacts } from './catalogue.ts'

/** The sentence of a code and what the user can do, as portal and terminal both show it. */
export interface ErrorText {
  readonly title: string
  readonly action: string
}

/**
 * The refusal of a feature says which it is and what is missing, where the values tell.
 * @example errorText('SIGNED_OUT', 'en').title // "You've been signed out."
 */
export function errorText(code: ErrorCode, locale: Locale, values: TextValues = {}): ErrorText {
  const refused = code === 'FEATURE_NOT_ALLOWED' ? readFeatureRefusal(values) : null
  if (refused) return featureRefusal(refused.feature, refused.lacks, locale)
  const { title, action } = errorFacts(code)
  return { title: fillText(title, locale, values), action: fillText(action, locale, values) }
}
