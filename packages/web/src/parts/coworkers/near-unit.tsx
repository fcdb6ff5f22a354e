import styles from './coworkers-parts.module.css'

/** A unit with its nearest level, for a table; a card has room for all levels. */
export function NearUnit({ path }: { readonly path: readonly string[] }) {
  const nearest = path.slice(-2)
  const above = path.slice(0, -2)
  return (
    <>
      {above.length > 0 && <span className={styles.above}>{above.join(' / ')} / </span>}
      {nearest.map((level, at) => (
        <span key={level} className={styles.level}>
          {level}
          {at < nearest.length - 1 && ' /\u00a0'}
        </span>
      ))}
    </>
  )
}
