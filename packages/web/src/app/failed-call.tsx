import type { AppError } from '@salvia/core/errors'
import { useRevalidator } from 'react-router'
import { useLocale } from '../i18n/i18n.ts'
import { describeFailure } from '../state/failure.ts'
import { ErrorPanel } from '../ui/panel.tsx'

/** Shown in place of a screen whose call failed: what happened, and what to do. */
export function FailedCall({ error }: { readonly error: AppError }) {
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
