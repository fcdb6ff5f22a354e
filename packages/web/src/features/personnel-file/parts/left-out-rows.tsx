import {
  type CaseStatus,
  checkGuide,
  isCheckCode,
  isOpenCase,
  type LeftOutPage,
} from '@salvia/core/personnel-file'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import type { Answer } from '../../../state/endpoint.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ErrorPanel, Section } from '../../../ui/panel.tsx'
import { RowNumber } from './row-number.tsx'
import { useTexts } from './texts.ts'

interface LeftOutRowsProps {
  /** The total number of left-out rows. */
  readonly count: number
  /** The current page. */
  readonly answer: Answer<LeftOutPage>
  /** Returns the address of a page. */
  readonly to: (page: number) => string
  /** Decides whether the text says what has happened or, before an import, what will. */
  readonly status: CaseStatus
}

/** Whether left-out rows are mentioned: not when there are none, or when the file will never be imported. */
export function tellsLeftOut({ leftOut, status }: { leftOut: number; status: CaseStatus }): boolean {
  return leftOut > 0 && (status === 'IMPORTED' || isOpenCase(status))
}

/** The rows that an import leaves out, in pages, each with its reason. */
export function LeftOutRows({ count, answer, to, status }: LeftOutRowsProps) {
  const t = useTexts()
  const locale = useLocale()
  const isImported = status === 'IMPORTED'
  const reason = (code: string): string => (isCheckCode(code) ? checkGuide(code, locale).heading : code)
  const title = t(isImported ? 'leftOut.imported' : 'leftOut.expected')
  const page = answer.state === 'ready' ? answer.data : undefined
  const isCut = page !== undefined && page.total < count
  return (
    <Section title={title}>
      <p>{t(isImported ? 'leftOut.importedText' : 'leftOut.expectedText')}</p>
      {isCut && (
        <p>
          {t('leftOut.listed', {
            listed: formatNumber(page.total, locale),
            count: formatNumber(count, locale),
          })}
        </p>
      )}
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : (
        <DataTable
          caption={title}
          rows={page?.items ?? []}
          isLoading={!page}
          isOutdated={answer.state === 'ready' && answer.isOutdated}
          rowKey={row => `${row.row}-${row.column}-${row.code}`}
          columns={[
            { key: 'row', header: t('row'), cell: row => <RowNumber row={row.row} /> },
            { key: 'column', header: t('column'), cell: row => row.column ?? t('wholeFile') },
            { key: 'reason', header: t('reason'), cell: row => reason(row.code) },
          ]}
        />
      )}
      {page && page.total > page.pageSize && (
        <Pagination page={page.page} pageSize={page.pageSize} total={page.total} to={to} />
      )}
    </Section>
  )
}
