import type { Certificate } from '@salvia/core/certificates'
import { type RefObject, useEffect, useRef } from 'react'
import { MailsDialog } from '../mails/mails-dialog.tsx'
import { NoEndDialog } from '../mails/no-end-dialog.tsx'
import type { WantedMonitoring } from '../monitoring/draft.ts'
import { MonitoringDialog } from '../monitoring/monitoring-dialog.tsx'
import { RemoveDialog } from '../monitoring/remove-dialog.tsx'
import { RenewalDialog } from '../renewal/renewal-dialog.tsx'

/** Which dialog of the list is open. */
export type OpenedDialog =
  | { readonly kind: 'monitoring'; readonly wanted: WantedMonitoring }
  | { readonly kind: 'remove' | 'renewal' | 'mails' | 'no-end'; readonly certificate: Certificate }

/** A monitoring that was just saved. */
export interface SavedMonitoring {
  readonly certificate: Certificate
  /** The dates of an entry have changed. */
  readonly isChange: boolean
}

interface CertificateDialogsProps {
  readonly opened: OpenedDialog | null
  readonly onOpen: (dialog: OpenedDialog) => void
  readonly onClose: () => void
  readonly onSaved: (saved: SavedMonitoring) => void
  /** The line that says what is saved, while there is one. */
  readonly line: RefObject<HTMLElement | null>
}

/** The dialogs of the list, of which one is open at a time. */
export function CertificateDialogs(props: CertificateDialogsProps) {
  const { opened, onOpen, onClose, onSaved, line } = props
  useFocusAfter(opened, line)
  if (opened === null) return null
  if (opened.kind === 'monitoring') {
    const { wanted } = opened
    const isChange = wanted.replaced !== undefined
    const saved = (certificate: Certificate) => onSaved({ certificate, isChange })
    return <MonitoringDialog wanted={wanted} onSaved={saved} onClose={onClose} />
  }
  const { kind, certificate } = opened
  const asked = { certificate, onClose }
  if (kind === 'renewal') return <RenewalDialog {...asked} />
  if (kind === 'mails') return <MailsDialog {...asked} />
  if (kind === 'no-end') return <NoEndDialog {...asked} onSetEnd={() => onOpen(newDates(certificate))} />
  return <RemoveDialog {...asked} />
}

/** The dialog that changes the dates of an entry. */
export function newDates({ id, employee, check, start, end }: Certificate): OpenedDialog {
  return { kind: 'monitoring', wanted: { employee, check, replaced: { id, start, end } } }
}

/**
 * The row whose menu opened the dialog may be gone by the time it closes: the line that says what is saved takes focus
 * then, or else the heading of the page.
 */
function useFocusAfter(opened: OpenedDialog | null, line: RefObject<HTMLElement | null>): void {
  const before = useRef(opened)
  useEffect(() => {
    const isClosed = before.current !== null && opened === null
    before.current = opened
    if (isClosed && document.activeElement === document.body)
      (line.current ?? document.querySelector<HTMLElement>('h1'))?.focus()
  }, [opened, line])
}
