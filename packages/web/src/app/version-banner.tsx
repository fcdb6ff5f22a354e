import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newVersionAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { Button } from '../ui/button.tsx'
import { useTexts } from './texts.ts'
import styles from './version-banner.module.css'

/** Marks a navigation whose only purpose is to reload the page at its end. */
const ANEW = { opensAnew: true }

/** Whether a reload would lose unsaved work. Asks the page's own `beforeunload` listeners. */
const isHeldBack = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Reloads the page. If there is unsaved work, the portal's own dialog asks first, instead of the browser's. */
function useReload(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isThere = typeof state === 'object' && state !== null && 'opensAnew' in state
  useEffect(() => {
    if (!isThere) return
    // Otherwise the mark would still be there after the reload.
    window.history.replaceState(null, '')
    window.location.reload()
  }, [isThere])
  return () => {
    if (isHeldBack()) void navigate(portalPath('start'), { state: ANEW })
    else window.location.reload()
  }
}

/**
 * Tells that a new version of the portal is available. The page never reloads by itself; `Later` hides the banner until
 * the next version.
 */
export function VersionBanner() {
  const t = useTexts()
  const reload = useReload()
  const hash = useAtomValue(newVersionAtom)
  const [put, setPut] = useState<string | null>(null)
  const shown = hash !== null && hash !== put
  return (
    <div role="status">
      {shown && (
        <div className={styles.bar}>
          <p>{t('version.text')}</p>
          <div className={styles.actions}>
            <Button size="small" onClick={reload}>
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
