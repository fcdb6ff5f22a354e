import type { UploadDetails } from '@salvia/core/personnel-file'
import { DataTable } from '../../../ui/data-table.tsx'
import { Card } from '../../../ui/panel.tsx'
import { RowNumber } from './row-number.tsx'
import { useTexts } from './texts.ts'

/**
 * The cells whose address is not stored, because the person has a protected identity. Renders nothing when there are
 * none.
 */
export function WithheldCells({ cells }: { readonly cells: UploadDetails['withheld'] }) {
  const t = useTexts()
  if (cells.length === 0) return null
  return (
    <Card title={t('withheld.title')}>
      <p>{t('withheld.text')}</p>
      <DataTable
        caption={t('withheld.title')}
        rows={cells}
        rowKey={cell => `${cell.row}-${cell.column}`}
        columns={[
          { key: 'row', header: t('row'), cell: cell => <RowNumber row={cell.row} /> },
          { key: 'column', header: t('column'), cell: cell => cell.column },
        ]}
      />
    </Card>
  )
}
