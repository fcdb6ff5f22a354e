import { z } from 'zod'
import { fillText, type Locale, type Text } from '../i18n/index.ts'
import { FEATURES, type Feature, featureOfKey } from './features.ts'

/**
 * What is missing when a feature is closed: the organisation's agreement, the user's permission, or the grant of a
 * machine token. If several are missing, the first in this order is given. @spec §6
 */
export const FEATURE_LACKS = ['agreement', 'permission', 'grant'] as const
export const featureLackSchema = z.enum(FEATURE_LACKS)
export type FeatureLack = z.infer<typeof featureLackSchema>

const TEXTS = {
  agreement: {
    title: {
      sv: 'Er organisation har inget avtal för {feature}.',
      en: 'Your organisation has no agreement for {feature}.',
    },
    action: {
      sv: 'Kontakta supporten om ni vill lägga till tjänsten i avtalet.',
      en: 'Contact support if you want to add the service to the agreement.',
    },
  },
  permission: {
    title: {
      sv: 'Du har inte behörighet till {feature}.',
      en: 'You do not have permission for {feature}.',
    },
    action: {
      sv: 'Be HR i din organisation om behörighet, eller om hjälp med det du skulle göra.',
      en: 'Ask HR in your organisation for permission, or for help with what you wanted to do.',
    },
  },
  grant: {
    title: {
      sv: 'Maskinnyckeln gäller inte {feature}.',
      en: 'The machine token does not cover {feature}.',
    },
    action: {
      sv: 'Be HR i din organisation att skapa en maskinnyckel som gäller tjänsten.',
      en: 'Ask HR in your organisation to create a machine token that covers the service.',
    },
  },
} as const satisfies Record<FeatureLack, { title: Text; action: Text }>

/**
 * Why a feature is closed and whom to ask, as portal, terminal and API say it.
 * @example featureRefusal('statistics', 'agreement', 'en').title // 'Your organisation has no agreement for Statistics.'
 */
export function featureRefusal(
  feature: Feature,
  lacks: FeatureLack,
  locale: Locale,
): { readonly title: string; readonly action: string } {
  const { title, action } = TEXTS[lacks]
  const values = { feature: FEATURES[feature].name[locale] }
  return { title: fillText(title, locale, values), action: action[locale] }
}

/**
 * Reads the feature and what is missing from an answer of the API; null if it names nothing that this version knows.
 */
export function readFeatureRefusal(
  values: Readonly<Record<string, unknown>>,
): { readonly feature: Feature; readonly lacks: FeatureLack } | null {
  const feature = featureOfKey(String(values.feature))
  const lacks = featureLackSchema.safeParse(values.lacks).data
  return feature && lacks ? { feature, lacks } : null
}
