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
  /** Stands in the frame of the portal, which is the page's `main` already. */
  readonly framed?: boolean
}

/** Where a screen could not be rendered: a failed call tells what to do, anything else is a fault of ours. */
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

/** Marks one crash, so that what the user reads out can be found in the console and in a report. */
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
