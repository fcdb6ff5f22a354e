import styles from './row-number.module.css'
import { useTexts } from './texts.ts'

/** The number of a row as the spreadsheet shows it; with its word where a table has turned into cards. */
export function RowNumber({ row }: { readonly row: number }) {
  const t = useTexts()
  return (
    <>
      <span className={styles.word}>{t('row')} </span>
      {row}
    </>
  )
}
