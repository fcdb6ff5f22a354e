import { useNavigation } from 'react-router'
import styles from './waiting-line.module.css'

/** A thin line at the top while the next screen loads. */
export function WaitingLine() {
  const { state } = useNavigation()
  return state === 'loading' ? <div className={styles.line} aria-hidden /> : null
}
