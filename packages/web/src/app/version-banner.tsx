import { useState } from 'react'
import { newVersionAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { Button } from '../ui/button.tsx'
import { useTexts } from './texts.ts'
import styles from './version-banner.module.css'

/** Tells that a newer portal is there. The page never reloads by itself; `Later` hides it until the next version. */
export function VersionBanner() {
  const t = useTexts()
  const hash = useAtomValue(newVersionAtom)
  const [put, setPut] = useState<string | null>(null)
  const shown = hash !== null && hash !== put
  return (
    <div role="status">
      {shown && (
        <div className={styles.bar}>
          <p>{t('version.text')}</p>
          <div className={styles.actions}>
            <Button size="small" onClick={() => window.location.reload()}>
              {t('version.refresh')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setPut(hash)}>
              {t('version.later')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
