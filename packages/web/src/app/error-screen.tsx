import { portalPath } from '@salvia/core/portal-paths'
import { lazy, Suspense, useState } from 'react'
import { useRouteError } from 'react-router'
import { isAppError } from '../state/refusal.ts'
import { Button, ButtonRow } from '../ui/button.tsx'
import { IdText } from '../ui/id-text.tsx'
import styles from './error-screen.module.css'
import { useTexts } from './texts.ts'

const FailedCall = lazy(async () => ({ default: (await import('./failed-call.tsx')).FailedCall }))

interface ErrorScreenProps {
  /** True inside the frame of the portal, which already has the page's `main` element. */
  readonly framed?: boolean
}

/**
 * Shown when a screen could not be rendered. A failed call tells the user what to do; anything else is an error in the
 * portal.
 */
export function ErrorScreen({ framed = false }: ErrorScreenProps) {
  const error = useRouteError()
  const told = isAppError(error) ? <FailedCall error={error} /> : <Crash error={error} />
  return framed ? (
    <div className={styles.framed}>
      <Suspense>{told}</Suspense>
    </div>
  ) : (
    <main id="content" className={styles.screen}>
      <Suspense>{told}</Suspense>
    </main>
  )
}

/** A code for one crash, written to the console and the report, so that support can find what the user reads out. */
function newReference(error: unknown): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  const reference = [...bytes]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
  reportError(new Error(`crash ${reference}`, { cause: error }))
  return reference
}

function Crash({ error }: { readonly error: unknown }) {
  const t = useTexts()
  const [reference] = useState(() => newReference(error))
  return (
    <>
      <h1 tabIndex={-1}>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p>
        {t('crash.reference')}: <IdText copy>{reference}</IdText>
      </p>
      <ButtonRow>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        <Button variant="secondary" onClick={() => window.location.assign(portalPath('start'))}>
          {t('crash.start')}
        </Button>
      </ButtonRow>
    </>
  )
}
