import { contract } from '@salvia/core/api'
import type { Download } from '@salvia/core/contract'
import { graphsWorkbook, type Period, type StatisticsOverview, workbookName } from '@salvia/core/statistics'
import { useLocale } from '../../i18n/i18n.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import { callEndpoint } from '../../state/api.ts'
import { serverTime } from '../../state/server-time.ts'
import { useCompany } from '../../state/use-company.ts'
import { useTexts } from './texts.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface DownloadWorkbookProps {
  readonly overview: StatisticsOverview
  readonly unit: StatisticsOverview['units'][number]
  readonly period: Period
  readonly isRecursive: boolean
}

/** Saves all graphs of the unit as a workbook, a sheet each. They are fetched anew, so that it is whole or not at all. */
export function DownloadWorkbook({ overview, unit, period, isRecursive }: DownloadWorkbookProps) {
  const t = useTexts()
  const locale = useLocale()
  const company = useCompany()
  if (!company) return null
  const { clientNumber, subOrgName: name } = company
  const make = async (): Promise<Download> => {
    const query = { start_date: period.from, end_date: period.to, recursive: String(isRecursive) }
    const answers = await Promise.all(
      overview.graphs.map(graph =>
        callEndpoint(contract.statistics.graph, { params: { clientNumber, unit: unit.id, graph }, query }),
      ),
    )
    const graphs = answers.filter(answer => answer.kind !== 'table')
    const { countedUntil } = overview
    const asked = { company: { name, clientNumber }, period, countedUntil, madeAt: serverTime() }
    const bytes = await graphsWorkbook(graphs, asked, locale)
    const blob = new Blob([new Uint8Array(bytes)], { type: XLSX })
    return { name: workbookName({ unit, period }, locale), contentType: XLSX, blob }
  }
  return (
    <DownloadButton busy={t('excelBusy')} fetchFile={make}>
      {t('excel')}
    </DownloadButton>
  )
}
