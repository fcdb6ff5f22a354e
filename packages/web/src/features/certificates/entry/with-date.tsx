import styles from './entry.module.css'

interface WithDateProps {
  readonly text: string
  /** The date as it stands in the text. */
  readonly date: string
}

/** A sentence whose date does not break over two lines. */
export function WithDate({ text, date }: WithDateProps) {
  const at = text.indexOf(date)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.date}>{date}</span>
      {text.slice(at + date.length)}
    </>
  )
}
