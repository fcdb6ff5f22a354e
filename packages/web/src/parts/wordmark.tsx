import { configAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { Mark } from '../ui/leaf.tsx'
import styles from './wordmark.module.css'

/** The mark and the name of the product, in the colour of the configuration. */
export function Wordmark() {
  const { PRODUCT_NAME, LOGO_COLOUR } = useAtomValue(configAtom)
  return (
    <span className={styles.wordmark} style={LOGO_COLOUR ? { color: LOGO_COLOUR } : undefined}>
      <Mark />
      <span>{PRODUCT_NAME}</span>
    </span>
  )
}
