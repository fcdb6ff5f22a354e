import { CircleQuestionMark } from 'lucide-react'
import { HelpDialog } from '../../../parts/help-dialog.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import { ListSearchField } from '../../../parts/list/list-search-field.tsx'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CategoryPills } from './category-pills.tsx'
import { ContractLine } from './contract-line.tsx'
import { MatchingServices } from './matching-services.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'
import { type ServiceList, useServices } from './use-services.ts'

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
        actions={<IconButton icon={CircleQuestionMark} label={t('help.title')} onClick={help.open} />}
      />
      {answer.state === 'loading' && <Skeleton lines={12} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' &&
        (list.contract === null ? <NoAgreement /> : <AgreedServices list={list} />)}
      <HelpDialog help={help} title={t('help.title')} texts={HELP.map(text => t(`help.${text}`))} />
    </div>
  )
}

function AgreedServices({ list }: { readonly list: ServiceList }) {
  const t = useTexts()
  return (
    <>
      <div className={styles.head}>
        <ContractLine list={list} />
        <div className={styles.search}>
          <ListSearchField label={t('search')} search={list.search} />
        </div>
      </div>
      <CategoryPills list={list} />
      <MatchingServices list={list} />
    </>
  )
}

/** The customer has no agreement in the portal, or one without services. */
function NoAgreement() {
  const t = useTexts()
  return (
    <EmptyState title={t('none.title')} illustrated action={<PhoneUs />}>
      {t('none.text')}
    </EmptyState>
  )
}
