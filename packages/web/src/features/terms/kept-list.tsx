import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IdText } from '../../ui/id-text.tsx'
import type { Kept } from './kept.ts'
import styles from './terms.module.css'
import { useTexts } from './texts.ts'

interface KeptListProps {
  readonly title: string
  readonly rows: readonly Kept[]
}

/** Some of what the browser stores, folded until it is wanted; unfolded when printed. */
export function KeptList({ title, rows }: KeptListProps) {
  const t = useTexts()
  const columns: readonly [Column<Kept>, ...Column<Kept>[]] = [
    { key: 'key', header: t('word.name'), cell: row => <IdText>{row.key}</IdText> },
    { key: 'what', header: t('browser.what'), cell: row => row.what },
    { key: 'how', header: t('browser.how'), cell: row => row.how },
  ]
  return (
    <details className={styles.kept}>
      <summary>{title}</summary>
      <DataTable caption={title} columns={columns} rows={rows} rowKey={row => row.key} />
    </details>
  )
}
