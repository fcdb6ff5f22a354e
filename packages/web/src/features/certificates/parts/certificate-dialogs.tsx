import type { Certificate, MedicalCheck } from '@salvia/core/certificates'
import { AddDialog } from './add-dialog.tsx'
import type { WatchedEmployee } from './add-draft.ts'
import { MailsDialog } from './mails-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** Which dialog about entries is open. */
export type OpenedDialog =
  | { readonly kind: 'add'; readonly employee?: WatchedEmployee; readonly check?: MedicalCheck }
  | { readonly kind: 'remove'; readonly certificate: Certificate }
  | { readonly kind: 'mails'; readonly certificates: readonly Certificate[]; readonly isOn: boolean }
  | { readonly kind: 'order'; readonly certificate: Pick<Certificate, 'check' | 'employee'> }

interface CertificateDialogsProps {
  readonly opened: OpenedDialog | null
  readonly onOpen: (dialog: OpenedDialog | null) => void
}

/** The dialogs about entries, of which one is open at a time. */
export function CertificateDialogs({ opened, onOpen }: CertificateDialogsProps) {
  const close = () => onOpen(null)
  if (opened === null) return null
  if (opened.kind === 'add')
    return <AddDialog employee={opened.employee} check={opened.check} onClose={close} />
  if (opened.kind === 'remove') return <RemoveDialog certificate={opened.certificate} onClose={close} />
  if (opened.kind === 'order') {
    const { check, employee } = opened.certificate
    return <OrderDialog check={check} employee={employee.id} onClose={close} />
  }
  const { certificates, isOn } = opened
  return (
    <MailsDialog
      certificates={certificates}
      isOn={isOn}
      onClose={close}
      onAdd={() => onOpen(addFor(certificates[0]))}
    />
  )
}

function addFor(certificate: Certificate | undefined): OpenedDialog {
  if (!certificate) return { kind: 'add' }
  const { employee, check } = certificate
  return {
    kind: 'add',
    employee: { id: employee.id, name: `${employee.firstName} ${employee.lastName}` },
    check,
  }
}
