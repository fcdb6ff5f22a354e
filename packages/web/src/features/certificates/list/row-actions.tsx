import { CERTIFICATE_TYPES, type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { BellPlus, CalendarClock, ClipboardPlus, Mail, MailX, Trash2 } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { ActionMenu, type MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { nameOf } from '../monitoring/draft.ts'
import { newDates, type OpenedDialog } from './certificate-dialogs.tsx'
import { useTexts } from './texts.ts'

interface RowActionsProps {
  readonly certificate: Certificate
  readonly onOpen: (dialog: OpenedDialog) => void
}

/** What can be done with an entry; what cannot says why. Whoever sees an entry may get mails about it. */
export function RowActions({ certificate, onOpen }: RowActionsProps) {
  const t = useTexts()
  const locale = useLocale()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { employee, check, type, end, isMailOn, mayChange, isRemovable } = certificate
  const order: MenuAction = {
    label: t('act.order'),
    icon: ClipboardPlus,
    onAct: () => onOpen({ kind: 'renewal', certificate }),
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
  const changes: MenuAction[] = [
    ...(isOpen('orders') ? [order] : []),
    {
      label: t('act.add'),
      icon: BellPlus,
      onAct: () => onOpen({ kind: 'monitoring', wanted: { employee, check } }),
    },
    ...(isRemovable ? [change] : []),
    mails,
    {
      label: t('act.remove'),
      icon: Trash2,
      danger: true,
      unavailable: isRemovable ? undefined : t('act.journal'),
      onAct: () => onOpen({ kind: 'remove', certificate }),
    },
  ]
  const about = {
    name: nameOf(employee),
    type: CERTIFICATE_TYPES[type].name[locale],
    check: MEDICAL_CHECKS[check].name[locale],
  }
  return <ActionMenu label={t('act.of', about)} actions={mayChange ? changes : [mails]} />
}
