import { FEATURES, featureOfKey } from '@salvia/core/features'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { Banner } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

/** Names the feature that the user was sent away from. @spec §4 */
export function NotAllowedBanner() {
  const t = useTexts()
  const locale = useLocale()
  const [query, setQuery] = useSearchParams()
  const feature = featureOfKey(query.get('notAllowed') ?? '')
  if (!feature) return null
  return (
    <Banner
      tone="warning"
      title={t('notAllowed.title', { feature: FEATURES[feature].name[locale] })}
      announce
      onDismiss={() => setQuery({}, { replace: true })}
    >
      {t('notAllowed.text')}
    </Banner>
  )
}
