import type { Download as DownloadedFile } from '@salvia/core/contract'
import {
  type DownloadChoice,
  type DownloadFormat,
  downloadRequest,
  type List,
  type ListDeclaration,
  type ListQuery,
} from '@salvia/core/lists'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callEndpoint } from '../../state/api.ts'
import type { Failure } from '../../state/failure.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'
import { ActionMenu, type MenuAction } from '../../ui/overlay/action-menu.tsx'
import { saveDownload } from '../save-download.ts'
import styles from './list.module.css'
import { useTexts } from './texts.ts'
import { type CallsOf, callOf } from './use-list-page.ts'

/** The formats that people open; other formats are for programs. */
const FORMATS = ['xlsx', 'csv'] as const satisfies readonly DownloadFormat[]

interface DownloadedList<D extends ListDeclaration> {
  readonly list: List<D>
  readonly calls: CallsOf<D>
  /** Selects the rows of the file; all pages are included. */
  readonly query: ListQuery<D>
  readonly params: Readonly<Record<string, string>>
}

/** The download of a list. */
interface ListDownloading {
  readonly run: (choice: DownloadChoice) => Promise<unknown>
  /** The question whether the file is to hold identity numbers; null for a list without them. */
  readonly numbers: { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void } | null
  readonly isRunning: boolean
  readonly failure: Failure | undefined
}

/** Downloads a whole list as a file. */
export function useListDownload<D extends ListDeclaration>(
  downloaded: DownloadedList<D> | null,
): ListDownloading {
  const [isOpen, setIsOpen] = useState(false)
  const step = useStep(async (choice: DownloadChoice) => {
    if (!downloaded) return
    const { list, calls, query, params } = downloaded
    const { endpoint, input } = callOf(calls, downloadRequest(list, query, choice, params))
    const file: unknown = await callEndpoint(endpoint, input)
    saveDownload(file as DownloadedFile)
  })
  const hasNumbers = downloaded?.list.declaration.hasNumbers === true
  const numbers = { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
  return { ...step, numbers: hasNumbers ? numbers : null }
}

/** One action for each format. `named` names what they do, for a menu that also has other actions. */
export function useDownloadActions({ run, numbers }: ListDownloading, named = false): readonly MenuAction[] {
  const t = useTexts()
  const icon = named && { icon: Download }
  return [
    ...FORMATS.map(format => ({
      label: named ? t('download.as', { format: t(`download.${format}`) }) : t(`download.${format}`),
      ...icon,
      onAct: () => void run({ format }),
    })),
    ...(numbers
      ? [
          {
            label: t(named ? 'download.asWithNumbers' : 'download.withNumbers'),
            ...icon,
            onAct: numbers.open,
          },
        ]
      : []),
  ]
}

/** Says what a file with identity numbers means, before it is fetched. */
export function NumbersDialog({ download: { run, numbers } }: { readonly download: ListDownloading }) {
  const t = useTexts()
  if (!numbers) return null
  const fetch = (format: DownloadFormat): void => {
    numbers.close()
    void run({ format, numbers: true })
  }
  return (
    <Dialog
      title={t('download.numbersTitle')}
      isOpen={numbers.isOpen}
      onClose={numbers.close}
      actions={
        <>
          {FORMATS.map((format, at) => (
            <Button key={format} variant={at === 0 ? 'primary' : 'secondary'} onClick={() => fetch(format)}>
              {t('download.as', { format: t(`download.${format}`) })}
            </Button>
          ))}
          <Button variant="tertiary" onClick={numbers.close}>
            {t('word.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('download.numbersText')}</p>
    </Dialog>
  )
}

interface DownloadMenuProps {
  readonly download: ListDownloading
  /** The edge of the button that the menu is aligned with. */
  readonly align?: 'start' | 'end'
}

/** The button of a download, with a menu of its formats. */
export function DownloadMenu({ download, align = 'end' }: DownloadMenuProps) {
  const t = useTexts()
  return (
    <ActionMenu
      label={t('download.button')}
      icon={Download}
      isLabelled
      align={align}
      busy={download.isRunning && t('download.busy')}
      actions={useDownloadActions(download)}
    />
  )
}

/** Downloads the whole list as a file, in a format that the user chooses. An error is shown beside the button. */
export function ListDownload<D extends ListDeclaration>(
  props: DownloadedList<D> & Pick<DownloadMenuProps, 'align'>,
) {
  const download = useListDownload(props)
  return (
    <div className={styles.download}>
      <DownloadMenu download={download} {...(props.align && { align: props.align })} />
      <FailureMessage failure={download.failure} />
      <NumbersDialog download={download} />
    </div>
  )
}
