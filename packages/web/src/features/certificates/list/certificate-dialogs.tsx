import type { Certificate } from '@salvia/core/certificates'
import { useEffect, useRef } from 'react'
import { MonitoringDialog } from '../monitoring/monitoring-dialog.tsx'
import { RemoveDialog } from '../monitoring/remove-dialog.tsx'
import type { WantedMonitoring } from '../monitoring/use-monitoring.ts'
import { RenewalDialog } from '../renewal/renewal-dialog.tsx'

/** Which dialog of the list is open. Further ones, such as about mails, stand here too. */
export type OpenedDialog =
  | { readonly kind: 'monitoring'; readonly wanted: WantedMonitoring }
  | { readonly kind: 'remove' | 'renewal'; readonly certificate: Certificate }

interface CertificateDialogsProps {
  readonly opened: OpenedDialog | null
  readonly onClose: () => void
}

/** The dialogs of the list, of which one is open at a time. */
export function CertificateDialogs({ opened, onClose }: CertificateDialogsProps) {
  useFocusAfter(opened)
  if (opened === null) return null
  if (opened.kind === 'monitoring') return <MonitoringDialog wanted={opened.wanted} onClose={onClose} />
  if (opened.kind === 'renewal') return <RenewalDialog certificate={opened.certificate} onClose={onClose} />
  return <RemoveDialog certificate={opened.certificate} onClose={onClose} />
}

/** The row whose menu opened the dialog may be gone by the time it closes: the heading of the page takes focus then. */
function useFocusAfter(opened: OpenedDialog | null): void {
  const before = useRef(opened)
  useEffect(() => {
    const isClosed = before.current !== null && opened === null
    before.current = opened
    if (isClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus()
  }, [opened])
}
