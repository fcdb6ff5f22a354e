import { contract } from '@salvia/core/api'
import { CELL_MAX_CHARACTERS } from '@salvia/core/limits'
import { isNarrowed } from '@salvia/core/lists'
import { uploadsList } from '@salvia/core/personnel-file'
import { FileOutput } from 'lucide-react'
import { DownloadButton } from '../../parts/download-button.tsx'
import { useHelp } from '../../parts/help-parameter.ts'
import { useList } from '../../parts/list/use-list.ts'
import { callEndpoint } from '../../state/api.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CurrentCaseCard } from './current-case-card.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { UploadAction } from './on-dashboard/upload-action.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'
import { UploadsSection } from './uploads-section.tsx'

/** Fetches the list again while the user looks at it, so that a new status of a case shows up. */
const ASK_AGAIN = { againAfterSeconds: 15 }

/** The status of the company's personnel file, advice before sending a new one, and all files that were sent. */
export function Landing() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const help = useHelp()
  const list = useList(
    uploadsList,
    contract.personnelFile,
    clientNumber === null ? null : { clientNumber },
    ASK_AGAIN,
  )
  const { answer: uploads } = list
  // The list itself tells that a search failed, below the search that can then be changed.
  const isSearched = uploads.state === 'failed' && isNarrowed(list.query)
  return (
    <div className={styles.landing}>
      <PageHeader
        title={t('landing.title')}
        meta={t('landing.intro')}
        actions={
          <>
            <UploadAction variant="primary" />
            <Button variant="secondary" icon={FileOutput} onClick={help.open}>
              {t('export.open')}
            </Button>
          </>
        }
      />
      <Columns>
        {uploads.state === 'loading' && (
          <Card title={t('landing.ongoing')}>
            <Skeleton lines={7} />
          </Card>
        )}
        {uploads.state === 'failed' && !isSearched && (
          <ErrorPanel {...uploads.failure} onRetry={uploads.retry} />
        )}
        {uploads.state === 'ready' && <CurrentCaseCard list={uploads.data} />}
        <Checklist />
      </Columns>
      {(uploads.state === 'ready' || isSearched) && <UploadsSection list={list} />}
      {clientNumber !== null && <ExportDialog clientNumber={clientNumber} help={help} />}
    </div>
  )
}

const CHECKS = ['everyone', 'template', 'format', 'length'] as const
const TEMPLATES = [
  { type: 'csv', text: 'landing.templateCsv' },
  { type: 'xlsx', text: 'landing.templateXlsx' },
] as const

/** What most often stops a file, and the template to start from. */
function Checklist() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const template = useEndpoint(
    contract.personnelFile.template,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const limit = template.state === 'ready' ? template.data.cellLimit : CELL_MAX_CHARACTERS
  return (
    <section className={styles.before} aria-labelledby="before">
      <h2 id="before">{t('landing.before')}</h2>
      <ul className={styles.checklist}>
        {CHECKS.map(check => (
          <li key={check}>{t(`landing.check.${check}`, { limit })}</li>
        ))}
      </ul>
      <div className={styles.templates}>
        {clientNumber !== null &&
          TEMPLATES.map(({ type, text }) => (
            <DownloadButton
              key={type}
              busy={t('case.downloading')}
              fetchFile={() =>
                callEndpoint(contract.personnelFile.downloadTemplate, { params: { clientNumber, type } })
              }
            >
              {t(text)}
            </DownloadButton>
          ))}
      </div>
    </section>
  )
}
