import styles from './row-number.module.css'
import { useTexts } from './texts.ts'

/** A row number as in the spreadsheet. On narrow screens, where tables become cards, the word for row is added. */
export function RowNumber({ row }: { readonly row: number }) {
  const t = useTexts()
  return (
    <span>
      <span className={styles.word}>{t('row')} </span>
      {row}
    </span>
  )
}
