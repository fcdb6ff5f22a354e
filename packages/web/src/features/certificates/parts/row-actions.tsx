import { contract } from '@salvia/core/api'
import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { BellOff, BellRing, ClipboardPlus, Download, Trash2, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { saveDownload } from '../../../parts/save-download.ts'
import { callEndpoint } from '../../../state/api.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom, isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { useStep } from '../../../state/step.ts'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { ActionMenu, type MenuAction } from '../../../ui/overlay/action-menu.tsx'
import type { OpenedDialog } from './certificate-dialogs.tsx'
import { employeeName } from './employee-name.ts'
import { useTexts } from './texts.ts'

interface RowActionsProps {
  readonly certificate: Certificate
  readonly onOpen: (dialog: OpenedDialog) => void
  /** The page of the employee is shown already. */
  readonly isOnPerson?: boolean
}

/** What can be done with an entry; what cannot says why. */
export function RowActions({ certificate, onOpen, isOnPerson = false }: RowActionsProps) {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const clientNumber = useAtomValue(clientNumberAtom) ?? ''
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { id, employee, check, mayChange, end, isMailOn, isRemovable } = certificate
  const fetched = useStep(() =>
    callEndpoint(contract.certificates.document, { params: { clientNumber, id } }),
  )
  const save = async (): Promise<void> => {
    const outcome = await fetched.run(undefined)
    if (outcome.ok) saveDownload(outcome.data)
  }
  const reasons = {
    downloadable: undefined,
    'issued-too-early': t('actions.tooEarly'),
    'no-document': t('actions.noDocument'),
  } as const
  const order: MenuAction = {
    label: t('actions.order'),
    icon: ClipboardPlus,
    unavailable: mayChange ? undefined : t('actions.orderNotYours'),
    onAct: () => onOpen({ kind: 'order', certificate }),
  }
  const person: MenuAction = {
    label: t('actions.person'),
    icon: UserRound,
    onAct: () => void navigate(portalPath('certificatesPerson', { id: employee.id })),
  }
  const actions: MenuAction[] = [
    ...(isOpen('orders') ? [order] : []),
    ...(isOnPerson ? [] : [person]),
    {
      label: t('actions.download'),
      icon: Download,
      unavailable: reasons[certificate.download],
      onAct: () => void save(),
    },
    {
      label: isMailOn ? t('actions.mailsOff') : t('actions.mailsOn'),
      icon: isMailOn ? BellOff : BellRing,
      onAct: () => onOpen({ kind: 'mails', certificates: [certificate], isOn: end === null || !isMailOn }),
    },
    {
      label: t('actions.remove'),
      icon: Trash2,
      danger: true,
      unavailable: isRemovable ? (mayChange ? undefined : t('actions.notYours')) : t('actions.journal'),
      onAct: () => onOpen({ kind: 'remove', certificate }),
    },
  ]
  const name = employeeName(employee)
  return (
    <>
      <ActionMenu
        label={t('actions.of', { name, check: MEDICAL_CHECKS[check].name[locale] })}
        actions={actions}
      />
      <FailureMessage failure={fetched.failure} />
    </>
  )
}
