import {
  CERTIFICATE_SOURCES,
  CERTIFICATE_TYPES,
  type Certificate,
  DOWNLOADABLE_FROM,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import { fullName } from '@salvia/core/primitives'
import { BellPlus, CalendarClock, ClipboardPlus, FileDown, Mail, MailX, Trash2 } from 'lucide-react'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { ActionMenu, type MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { newDates, type OpenedDialog } from './certificate-dialogs.tsx'
import { useTexts } from './texts.ts'
import type { DocumentDownload } from './use-document.ts'

interface RowActionsProps {
  readonly certificate: Certificate
  /** The entries of the page. */
  readonly rows: readonly Certificate[]
  readonly onOpen: (dialog: OpenedDialog) => void
  readonly document: Pick<DocumentDownload, 'save' | 'fetching'>
}

/** What can be done with an entry; what cannot says why. Whoever sees an entry may get mails about it. */
export function RowActions({ certificate, rows, onOpen, document: { save, fetching } }: RowActionsProps) {
  const t = useTexts()
  const label = useMenuName(certificate, rows)
  const order = useOrderAction(certificate, onOpen)
  const document = useDocumentAction(certificate, save)
  const { employee, check, end, isMailOn, mayChange, isRemovable } = certificate
  const add: MenuAction = {
    label: t('act.add'),
    icon: BellPlus,
    onAct: () => onOpen({ kind: 'monitoring', wanted: { employee, check } }),
  }
  const change: MenuAction = {
    label: t('act.change'),
    icon: CalendarClock,
    onAct: () => onOpen(newDates(certificate)),
  }
  const mails: MenuAction = {
    label: t(isMailOn ? 'act.mailsOff' : 'act.mailsOn'),
    icon: isMailOn ? MailX : Mail,
    onAct: () => onOpen({ kind: end === null ? 'no-end' : 'mails', certificate }),
  }
  const remove: MenuAction = {
    label: t('act.remove'),
    icon: Trash2,
    danger: true,
    unavailable: isRemovable ? undefined : t('act.journal'),
    onAct: () => onOpen({ kind: 'remove', certificate }),
  }
  const changes = mayChange ? [add, ...(isRemovable ? [change] : [])] : []
  const actions = [
    ...(order && !order.note ? [order] : []),
    ...(document && !document.unavailable ? [document] : []),
    ...[...changes, mails],
    ...(order?.note ? [order] : []),
    ...(document?.unavailable ? [document] : []),
    ...(mayChange ? [remove] : []),
  ]
  const busy = fetching === certificate.id && t('act.fetching')
  return <ActionMenu label={label} busy={busy} actions={actions} />
}

/** The document of a certificate; one that cannot be downloaded says why. What somebody has added never had one. */
function useDocumentAction(
  { id, download, issued }: Certificate,
  save: DocumentDownload['save'],
): MenuAction | undefined {
  const t = useTexts()
  const locale = useLocale()
  const reasons: Readonly<Record<Certificate['download'], string | undefined>> = {
    downloadable: undefined,
    'issued-too-early': t('act.tooEarly', { day: dateWithoutWeekday(DOWNLOADABLE_FROM, locale) }),
    'no-document': t('act.noDocument'),
    'being-scanned': t('act.beingScanned'),
    infected: t('act.infected'),
  }
  if (issued === null) return undefined
  return {
    ...{ label: t('act.download'), icon: FileDown, unavailable: reasons[download] },
    onAct: () => save(id),
  }
}

/** Ordering a new check-up, for whoever may. Where one is under way it says so, and the row puts it after the rest. */
function useOrderAction(certificate: Certificate, onOpen: RowActionsProps['onOpen']): MenuAction | undefined {
  const t = useTexts()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { mayOrder, orderSent, timeSent } = certificate
  if (!mayOrder || !isOpen('orders')) return undefined
  const note = timeSent
    ? t('act.booked', { day: formatDate(timeSent.startsAt) })
    : orderSent
      ? t('act.ordered', { day: formatDate(orderSent.at) })
      : undefined
  return {
    ...{ label: t('act.order'), icon: ClipboardPlus, note },
    onAct: () => onOpen({ kind: 'renewal', certificate }),
  }
}

/** What the menu is for: person, type and check, and where several rows have these the source and the last day, too. */
function useMenuName(certificate: Certificate, rows: readonly Certificate[]): string {
  const t = useTexts()
  const locale = useLocale()
  const { id, employee, check, type, source, end } = certificate
  const hasTwin = rows.some(
    row => row.id !== id && row.check === check && row.employee.pidHash === employee.pidHash,
  )
  const about = {
    name: fullName(employee),
    type: CERTIFICATE_TYPES[type].name[locale],
    check: MEDICAL_CHECKS[check].name[locale],
  }
  if (!hasTwin) return t('act.of', about)
  return t('act.ofOneOf', {
    ...about,
    source: CERTIFICATE_SOURCES[source].name[locale],
    end: end ?? t('act.noEnd'),
  })
}
