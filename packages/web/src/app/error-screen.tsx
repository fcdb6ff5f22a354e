import { AppError } from '@salvia/core/errors'
import { useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { useLocale } from '../i18n/i18n.ts'
import { href } from '../parts/paths.ts'
import { describeFailure } from '../state/failure.ts'
import { Button, ButtonRow } from '../ui/button.tsx'
import { IdText } from '../ui/id-text.tsx'
import { ErrorPanel } from '../ui/panel.tsx'
import styles from './error-screen.module.css'
import { useTexts } from './texts.ts'

interface ErrorScreenProps {
  /** Stands in the frame of the portal, which is the page's `main` already. */
  readonly framed?: boolean
}

/** Where a screen could not be drawn: a failed call tells what to do, anything else is a fault of ours. */
export function ErrorScreen({ framed = false }: ErrorScreenProps) {
  const error = useRouteError()
  const told = error instanceof AppError ? <FailedCall error={error} /> : <Crash error={error} />
  return framed ? (
    <div className={styles.framed}>{told}</div>
  ) : (
    <main id="content" className={styles.screen}>
      {told}
    </main>
  )
}

function FailedCall({ error }: { readonly error: AppError }) {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const failure = describeFailure(error, locale)
  return (
    <>
      <h1 tabIndex={-1}>{failure.title}</h1>
      <ErrorPanel {...failure} title={failure.action} action={undefined} onRetry={() => void revalidate()} />
    </>
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
        <Button variant="secondary" onClick={() => window.location.assign(href('start'))}>
          {t('crash.start')}
        </Button>
      </ButtonRow>
    </>
  )
}
