import { contract } from '@salvia/core/api'
import { readListQuery } from '@salvia/core/lists'
import { columnGuide, type Template, uploadsList } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import type { Help } from '../../parts/help-parameter.ts'
import { ListDownload } from '../../parts/list/list-download.tsx'
import { callEndpoint } from '../../state/api.ts'
import { useEndpoint } from '../../state/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'

interface ExportDialogProps {
  readonly clientNumber: string
  readonly help: Pick<Help, 'isOpen' | 'close'>
}

/**
 * Explains how to export the file from an HR system in the right format, with templates, the columns, and a list of all
 * uploads to download.
 * @spec §2
 */
export function ExportDialog({ clientNumber, help }: ExportDialogProps) {
  const t = useTexts()
  return (
    <Dialog
      title={t('export.title')}
      isOpen={help.isOpen}
      onClose={help.close}
      actions={<Button onClick={help.close}>{t('word.close')}</Button>}
    >
      <div className={styles.export}>
        <section aria-labelledby="export-from">
          <h3 id="export-from">{t('export.fromTitle')}</h3>
          <ol className={styles.checklist}>
            <li>{t('export.one')}</li>
            <li>{t('export.two')}</li>
            <li>{t('export.three')}</li>
          </ol>
        </section>
        <Templates clientNumber={clientNumber} />
        <section aria-labelledby="export-save">
          <h3 id="export-save">{t('export.saveTitle')}</h3>
          <ul className={styles.checklist}>
            <li>{t('export.excel')}</li>
            <li>{t('export.csv')}</li>
          </ul>
        </section>
        <ListOfUploads clientNumber={clientNumber} />
        <ColumnsOfTemplate clientNumber={clientNumber} />
      </div>
    </Dialog>
  )
}

/** Enough examples to show how a unit is written. */
const EXAMPLES = 5

const TEMPLATES = [
  { type: 'xlsx', examples: 0, text: 'export.emptyXlsx' },
  { type: 'csv', examples: 0, text: 'export.emptyCsv' },
  { type: 'xlsx', examples: EXAMPLES, text: 'export.exampleXlsx' },
  { type: 'csv', examples: EXAMPLES, text: 'export.exampleCsv' },
] as const

function Templates({ clientNumber }: { readonly clientNumber: string }) {
  const t = useTexts()
  return (
    <section aria-labelledby="export-templates">
      <h3 id="export-templates">{t('export.templates')}</h3>
      <div className={styles.templates}>
        {TEMPLATES.map(({ type, examples, text }) => (
          <DownloadButton
            key={text}
            busy={t('case.downloading')}
            fetchFile={() =>
              callEndpoint(contract.personnelFile.downloadTemplate, {
                params: { clientNumber, type },
                query: { examples },
              })
            }
          >
            {t(text)}
          </DownloadButton>
        ))}
      </div>
    </section>
  )
}

function ColumnsOfTemplate({ clientNumber }: { readonly clientNumber: string }) {
  const t = useTexts()
  const locale = useLocale()
  const answer = useEndpoint(contract.personnelFile.template, { params: { clientNumber } })
  const template = answer.state === 'ready' ? (answer.data as Template) : undefined
  return (
    <section aria-labelledby="export-columns">
      <h3 id="export-columns">{t('export.columnsTitle')}</h3>
      {answer.state === 'loading' && <Skeleton lines={8} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {template && (
        <DataTable
          caption={t('export.columnsCaption')}
          rows={template.columns}
          rowKey={column => column.header}
          columns={[
            { key: 'column', header: t('export.column'), cell: column => column.header },
            {
              key: 'wants',
              header: t('export.wants'),
              cell: column => columnGuide(column, template, locale),
            },
          ]}
        />
      )}
    </section>
  )
}

function ListOfUploads({ clientNumber }: { readonly clientNumber: string }) {
  const t = useTexts()
  return (
    <section aria-labelledby="export-list">
      <h3 id="export-list">{t('export.listTitle')}</h3>
      <p>{t('export.listText')}</p>
      <ListDownload
        list={uploadsList}
        calls={contract.personnelFile}
        query={readListQuery(uploadsList, {})}
        params={{ clientNumber }}
        align="start"
      />
    </section>
  )
}
