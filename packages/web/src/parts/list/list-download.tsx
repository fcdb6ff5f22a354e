import type { Download as DownloadedFile } from '@salvia/core/contract'
import {
  type DownloadFormat,
  downloadRequest,
  type List,
  type ListDeclaration,
  type ListQuery,
} from '@salvia/core/lists'
import { Download } from 'lucide-react'
import { callEndpoint } from '../../state/api.ts'
import { useStep } from '../../state/step.ts'
import { FailureMessage } from '../../ui/failure-message.tsx'
import { ActionMenu } from '../../ui/overlay/action-menu.tsx'
import { saveDownload } from '../save-download.ts'
import styles from './list.module.css'
import { useTexts } from './texts.ts'
import { type CallsOf, callOf } from './use-list-page.ts'

/** The formats that people open; other formats are for programs. */
const FORMATS = ['xlsx', 'csv'] as const satisfies readonly DownloadFormat[]

interface ListDownloadProps<D extends ListDeclaration> {
  readonly list: List<D>
  readonly calls: CallsOf<D>
  /** Selects the rows of the file; all pages are included. */
  readonly query: ListQuery<D>
  readonly params: Readonly<Record<string, string>>
  /** The edge of the button that the menu is aligned with. */
  readonly align?: 'start' | 'end'
}

/** Downloads the whole list as a file, in a format that the user chooses. An error is shown beside the button. */
export function ListDownload<D extends ListDeclaration>(props: ListDownloadProps<D>) {
  const { list, calls, query, params, align = 'end' } = props
  const t = useTexts()
  const { run, isRunning, failure } = useStep(async (format: DownloadFormat) => {
    const { endpoint, input } = callOf(calls, downloadRequest(list, query, format, params))
    const file: unknown = await callEndpoint(endpoint, input)
    saveDownload(file as DownloadedFile)
  })
  return (
    <div className={styles.download}>
      <ActionMenu
        label={t('download.button')}
        icon={Download}
        isLabelled
        align={align}
        busy={isRunning && t('download.busy')}
        actions={FORMATS.map(format => ({
          label: t(`download.${format}`),
          onAct: () => void run(format),
        }))}
      />
      <FailureMessage failure={failure} />
    </div>
  )
}
