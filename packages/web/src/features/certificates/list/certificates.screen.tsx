import { contract } from '@salvia/core/api'
import {
  CERTIFICATE_MAIL_CHOICES,
  CERTIFICATE_SOURCES,
  CERTIFICATE_TYPES,
  certificatesList,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import { CERTIFICATE_EXPIRED_MONTHS, CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { BellPlus, BookOpen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { unitChoices } from '../../../parts/list/list-choices.ts'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { mayMonitorAtom } from '../../../state/profile.state.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { useKeptMonitoring } from '../monitoring/use-kept-monitoring.ts'
import { useAskedMonitoring } from './asked-monitoring.ts'
import { useCertificateColumns } from './certificate-columns.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import { NumbersSwitch } from './numbers-switch.tsx'
import { RecentlyWithdrawn } from './recently-withdrawn.tsx'
import { RowActions } from './row-actions.tsx'
import { useTexts } from './texts.ts'
import { useDialogs } from './use-dialogs.tsx'
import { useDocument } from './use-document.ts'
import { useShownNumbers } from './use-shown-numbers.ts'

const HELP = ['reach', 'newest', 'status', 'work', 'suggestion', 'search'] as const
const CHOICES = {
  check: MEDICAL_CHECKS,
  type: CERTIFICATE_TYPES,
  source: CERTIFICATE_SOURCES,
  mail: CERTIFICATE_MAIL_CHOICES,
}

/**
 * The certificates and monitorings of the employees whose medical check-ups the user sees: who has a certificate, and
 * whose ends soon.
 * @spec §2
 */
export function CertificatesScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const list = useList(
    certificatesList,
    contract.certificates,
    clientNumber === null ? null : { clientNumber },
  )
  const { page } = list
  const navigate = useNavigate()
  const rows = page?.items ?? []
  const numbers = useShownNumbers(rows)
  const columns = useCertificateColumns(numbers.numbers)
  const mayMonitor = useAtomValue(mayMonitorAtom)
  const { open, notice, dialogs } = useDialogs()
  const document = useDocument(clientNumber)
  const add = () => open({ kind: 'monitoring', wanted: {} })
  useAskedMonitoring(mayMonitor, add)
  useKeptMonitoring(mayMonitor, wanted => open({ kind: 'monitoring', wanted }))
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={t}
      columns={columns}
      rowKey={row => row.id}
      choices={{
        unit: page ? unitChoices(page.units, list.query.asked.unit, t('unknownUnit')) : {},
        ...CHOICES,
      }}
      period={{ name: t('column.end') }}
      lead={page && <RecentlyWithdrawn withdrawn={page.withdrawn} />}
      remark={page && <Heard at={page.heardAt} />}
      tools={page && page.total > 0 && <NumbersSwitch {...numbers} />}
      primary={<OrderLink kind={null}>{t('word.newOrder')}</OrderLink>}
      rowActions={row => <RowActions certificate={row} rows={rows} onOpen={open} document={document} />}
      actions={mayMonitor ? [{ label: t('act.add'), icon: BellPlus, onAct: add }] : []}
      menu={[
        { label: t('tips'), icon: BookOpen, onAct: () => void navigate(portalPath('certificatesTips')) },
      ]}
      notice={notice}
      dialogs={
        <>
          {dialogs}
          <DocumentDialog {...document} />
        </>
      }
      help={{
        title: t('help.title'),
        texts: HELP.map(text =>
          t(`help.${text}`, { days: CERTIFICATE_WARNING_DAYS, months: CERTIFICATE_EXPIRED_MONTHS }),
        ),
      }}
      nothing={page?.isEmpty && <NoCertificates />}
    />
  )
}

/** As of when the list tells what the journal says. */
function Heard({ at }: { readonly at: Instant | null }) {
  const t = useTexts()
  if (at === null) return t('neverHeard')
  return (
    <>
      {t('heard')} <DateText moment={at} as="time" />
    </>
  )
}

function NoCertificates() {
  const t = useTexts()
  return (
    <EmptyState
      title={t('empty')}
      illustrated
      action={
        <OrderLink kind={null} variant="secondary">
          {t('word.newOrder')}
        </OrderLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
