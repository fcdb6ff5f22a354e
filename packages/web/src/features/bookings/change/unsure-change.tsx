import type { Failure } from '../../../state/failure.ts'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

interface UnsureChangeProps {
  readonly change: 'cancel' | 'reschedule'
  readonly failure: Failure
}

/** No answer tells whether the booking is changed. A second press is safe: the booking has another version if it is. */
export function UnsureChange({ change, failure }: UnsureChangeProps) {
  const t = useTexts()
  return (
    <ErrorPanel
      {...failure}
      title={t(`unsure.${change}`)}
      action={[failure.title, t('unsure.look')].join(' ')}
    />
  )
}
