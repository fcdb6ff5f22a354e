import { portalPath } from '@salvia/core/portal-paths'
import { CircleQuestionMark } from 'lucide-react'
import { HelpDialog } from '../../../parts/help-dialog.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import { IconButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MatchingServices } from './matching-services.tsx'
import { NoAgreement } from './no-agreement.tsx'
import { ServiceRow } from './service-row.tsx'
import { ServiceTools } from './service-tools.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'
import { useServices } from './use-services.ts'

const HELP = ['agreement', 'contracts', 'search'] as const

/** The services of the organisation's agreement, by category. @spec §2 */
export function ServicesScreen() {
  const t = useTexts()
  const help = useHelp()
  const list = useServices()
  const { answer } = list
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        back={{ to: portalPath('orders'), text: t('orders') }}
        actions={<IconButton icon={CircleQuestionMark} label={t('help.title')} onClick={help.open} />}
      />
      {answer.state === 'loading' && <Skeleton lines={12} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' &&
        (list.contract === null ? (
          <NoAgreement />
        ) : (
          <>
            <ServiceTools list={list} />
            <MatchingServices list={list} row={service => <ServiceRow service={service} />} />
          </>
        ))}
      <HelpDialog help={help} title={t('help.title')} texts={HELP.map(text => t(`help.${text}`))} />
    </div>
  )
}
