import { checkGuide, isCheckCode, type UploadDetails } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useTexts } from './texts.ts'

type LeftOut = UploadDetails['leftOut'][number]

/** The rows that an import could not take, each with its reason. */
export function LeftOutRows({ rows }: { readonly rows: readonly LeftOut[] }) {
  const t = useTexts()
  const locale = useLocale()
  const reason = (code: string): string => (isCheckCode(code) ? checkGuide(code, locale).heading : code)
  return (
    <DataTable
      caption={t('leftOutCaption')}
      rows={rows}
      rowKey={row => `${row.row}-${row.column}-${row.code}`}
      columns={[
        { key: 'row', header: t('row'), cell: row => row.row },
        { key: 'column', header: t('column'), cell: row => row.column ?? t('wholeFile') },
        { key: 'reason', header: t('reason'), cell: row => reason(row.code) },
      ]}
    />
  )
}
