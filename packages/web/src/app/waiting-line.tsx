import { useNavigation } from 'react-router'
import styles from './waiting-line.module.css'

/** A thin line while the next screen is on its way. */
export function WaitingLine() {
  const { state } = useNavigation()
  return state === 'loading' ? <div className={styles.line} aria-hidden /> : null
}
