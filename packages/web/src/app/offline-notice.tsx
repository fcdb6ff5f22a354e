import { useSyncExternalStore } from 'react'
import styles from './offline-notice.module.css'
import { useTexts } from './texts.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown when the device has no connection. */
export function OfflineNotice() {
  const t = useTexts()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div role="status">{!isOnline && <p className={styles.notice}>{t('offline')}</p>}</div>
}
