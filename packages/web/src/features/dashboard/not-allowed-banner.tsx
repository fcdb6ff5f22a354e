import { featureOfKey, featureRefusal } from '@salvia/core/features'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { featureLackAtom } from '../../state/profile.state.ts'
import { Banner } from '../../ui/message.tsx'

/**
 * Tells which feature the user was redirected from, and why it is closed. The address only names the feature; the
 * reason comes from the server. Shows nothing for an open or unknown feature.
 * @spec §4
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
