import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { keepFocusInPlace } from '../../../ui/focus-place.ts'
import { Added } from '../monitoring/added.tsx'
import { CertificateDialogs, type OpenedDialog, type SavedMonitoring } from './certificate-dialogs.tsx'

interface ListDialogs {
  readonly open: (dialog: OpenedDialog) => void
  /** What the list says of the monitoring that was saved last, until another dialog opens or the list is narrowed anew. */
  readonly notice: ReactNode
  readonly dialogs: ReactNode
}

/** The dialogs of the list, and what it says once a monitoring is saved. */
export function useDialogs(): ListDialogs {
  const { search } = useLocation()
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [told, setTold] = useState<SavedMonitoring & { readonly search: string }>()
  const line = useRef<HTMLSpanElement>(null)
  const saved = told?.search === search ? told : undefined
  // The line stays meanwhile, since focus returns to its button when nothing is added.
  const addAnother = ({ certificate: { check, start, end } }: SavedMonitoring): void =>
    setOpened({ kind: 'monitoring', wanted: { check, dates: { start, end } } })
  const tell = (now: SavedMonitoring): void => {
    setOpened(null)
    setTold({ ...now, search })
  }
  return {
    open: dialog => {
      setTold(undefined)
      setOpened(dialog)
    },
    notice: saved && (
      <Added
        certificate={saved.certificate}
        onAnother={saved.isChange ? null : () => addAnother(saved)}
        onDismiss={() => {
          setTold(undefined)
          keepFocusInPlace(false)
        }}
        line={line}
      />
    ),
    dialogs: (
      <CertificateDialogs
        opened={opened}
        onOpen={setOpened}
        onClose={() => setOpened(null)}
        onSaved={tell}
        line={line}
      />
    ),
  }
}
