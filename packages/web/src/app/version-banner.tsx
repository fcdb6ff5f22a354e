import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newVersionAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { Button } from '../ui/button.tsx'
import { useTexts } from './texts.ts'
import styles from './version-banner.module.css'

/** Marks a way that is only taken so that the page can be opened anew at its end. */
const ANEW = { opensAnew: true }

/** Whether something on the page would be lost: a process that is under way holds back whoever leaves. */
const isHeldBack = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Opens the page anew. What is under way asks first, in the words of its own dialog rather than of the browser. */
function useReload(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isThere = typeof state === 'object' && state !== null && 'opensAnew' in state
  useEffect(() => {
    if (!isThere) return
    // The mark would outlast the page.
    window.history.replaceState(null, '')
    window.location.reload()
  }, [isThere])
  return () => {
    if (isHeldBack()) void navigate(portalPath('start'), { state: ANEW })
    else window.location.reload()
  }
}

/** Tells that a newer portal is there. The page never reloads by itself; `Later` hides it until the next version. */
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
