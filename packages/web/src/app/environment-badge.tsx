import { CodeXml, X } from 'lucide-react'
import { useState } from 'react'
import { configAtom, environmentAtom } from '../state/config.state.ts'
import { devModeAtom } from '../state/dev-mode.state.ts'
import { useAtom, useAtomValue } from '../state/jotai.ts'
import { IconButton } from '../ui/button.tsx'
import styles from './environment-badge.module.css'
import { useTexts } from './texts.ts'

/** Shows on every page that this is a test environment. Once closed, it stays closed in this tab. @spec §1 */
export function EnvironmentBadge() {
  const t = useTexts()
  const environment = useAtomValue(environmentAtom)
  const { VERSION } = useAtomValue(configAtom)
  const [devMode, setDevMode] = useAtom(devModeAtom)
  const [isClosed, setIsClosed] = useState(false)
  if (environment === 'production' || isClosed) return null
  return (
    <aside className={styles.badge} aria-label={t('environment.label')}>
      <strong>{t(`environment.${environment}`)}</strong>
      {devMode && <code className={styles.hash}>{VERSION.hash}</code>}
      <button
        type="button"
        role="switch"
        aria-checked={devMode}
        className={styles.switch}
        onClick={() => setDevMode(!devMode)}
      >
        <CodeXml aria-hidden className={styles.icon} />
        <span className={styles.label}>{t('environment.devMode')}</span>
        <span aria-hidden className={styles.state}>
          {t(devMode ? 'environment.on' : 'environment.off')}
        </span>
      </button>
      <IconButton icon={X} label={t('environment.close')} onClick={() => setIsClosed(true)} />
    </aside>
  )
}
