import { feedsContract, PROVIDER_KIND_NAMES, type WatchedFeed } from '@salvia/core/feed-catalogue'
import { useMemo, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel, Section } from '../../../ui/panel.tsx'
import { feedColumns } from './feed-columns.tsx'
import { SilenceForm } from './silence-form.tsx'
import { useTexts } from './texts.ts'

const ASK_AGAIN = { againAfterSeconds: 60, freshForSeconds: 0 }
const NO_ROWS: readonly WatchedFeed[] = []

/** Each kind of the feed: what came last, how much there is, and how long it may be silent. */
export function FeedsSection() {
  const t = useTexts()
  const locale = useLocale()
  const answer = useEndpoint(feedsContract.watch, {}, ASK_AGAIN)
  const [changing, setChanging] = useState<WatchedFeed | null>(null)
  const columns = useMemo(() => feedColumns(t, locale), [t, locale])
  const close = (): void => setChanging(null)
  return (
    <Section title={t('feeds.title')}>
      <p className={styles.minor}>{t('feeds.text')}</p>
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : (
        <DataTable
          caption={t('feeds.caption')}
          columns={columns}
          rows={answer.state === 'ready' ? answer.data.items : NO_ROWS}
          rowKey={({ kind }) => kind}
          isLoading={answer.state === 'loading'}
          actions={feed => (
            <Button
              variant="tertiary"
              size="small"
              aria-label={t('feeds.changeOne', { kind: PROVIDER_KIND_NAMES[feed.kind][locale] })}
              onClick={() => setChanging(feed)}
            >
              {t('feeds.change')}
            </Button>
          )}
        />
      )}
      <Dialog
        title={changing ? t('silence.title', { kind: PROVIDER_KIND_NAMES[changing.kind][locale] }) : ''}
        isOpen={changing !== null}
        onClose={close}
      >
        {changing && <SilenceForm feed={changing} onDone={close} />}
      </Dialog>
    </Section>
  )
}
