import styles from './unit-path.module.css'

/** A unit, with the levels above it on a smaller line. */
export function UnitPath({ path }: { readonly path: readonly string[] }) {
  return (
    <span className={styles.unit}>
      <span>{path.at(-1)}</span>{' '}
      {path.length > 1 && <span className={styles.above}>{path.slice(0, -1).join(' / ')}</span>}
    </span>
  )
}
