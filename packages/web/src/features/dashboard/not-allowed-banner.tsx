import { featureOfKey, featureRefusal } from '@salvia/core/features'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { featureLackAtom } from '../../state/profile.state.ts'
import { Banner } from '../../ui/message.tsx'

/**
 * Names the feature that the user was sent away from, and what is missing. The server says that, and the address only
 * which: for a feature that is open, or none of ours, nothing is said. @spec §4
 */
export function NotAllowedBanner() {
  const locale = useLocale()
  const [query, setQuery] = useSearchParams()
  const feature = featureOfKey(query.get('notAllowed') ?? '')
  const lackOf = useAtomValue(featureLackAtom)
  const lacks = feature && lackOf(feature)
  if (!feature || !lacks) return null
  const { title, action } = featureRefusal(feature, lacks, locale)
  return (
    <Banner tone="warning" title={title} announce onDismiss={() => setQuery({}, { replace: true })}>
      {action}
    </Banner>
  )
}
