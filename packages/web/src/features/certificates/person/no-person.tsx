import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { MissingPage } from '../../../parts/missing-page.tsx'
import type { Answer } from '../../../state/endpoint.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

interface NoPersonProps {
  readonly answer: Exclude<Answer<unknown>, { state: 'ready' }>
}

/** Errors for an id that belongs to nobody whose check-ups the user sees, or is malformed. */
const MISSING: readonly ErrorCode[] = ['COWORKER_NOT_FOUND', 'NOT_FOUND', 'INVALID_REQUEST']

/** Shown while somebody's check-ups load, when they could not be fetched, or when the user may not see them. */
export function NoPerson({ answer }: NoPersonProps) {
  const t = useTexts()
  const locale = useLocale()
  const back = { to: useListAddress(portalPath('certificates')), text: t('back') }
  const code = answer.state === 'failed' ? answer.failure.code : undefined
  if (code && MISSING.includes(code)) {
    const { action } = errorText('COWORKER_NOT_FOUND', locale, {})
    return <MissingPage title={t('missing')} text={action} back={back} />
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={back} />
      {answer.state === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      )}
    </div>
  )
}
