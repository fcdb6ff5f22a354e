import { feedsContract, PROVIDER_KIND_NAMES } from '@salvia/core/feed-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { useEndpoint } from '../../state/endpoint.ts'
import { Link } from '../../ui/link.tsx'
import { Banner } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

const ASK_AGAIN = { againAfterSeconds: 300 }

/** Tells case workers, above the queue, which kinds of the feed have been silent for too long. Otherwise nothing. */
export function SilentFeeds() {
  const t = useTexts()
  const locale = useLocale()
  const answer = useEndpoint(feedsContract.watch, {}, ASK_AGAIN)
  const silent = answer.state === 'ready' ? answer.data.items.filter(({ isSilent }) => isSilent) : []
  if (silent.length === 0) return null
  const kinds = silent.map(({ kind }) => PROVIDER_KIND_NAMES[kind][locale]).join(', ')
  return (
    <Banner
      tone="warning"
      title={t('silent.title', { count: silent.length, kinds })}
      actions={<Link to={portalPath('backOfficeSystems')}>{t('silent.show')}</Link>}
    >
      <p>{t('silent.text')}</p>
    </Banner>
  )
}
