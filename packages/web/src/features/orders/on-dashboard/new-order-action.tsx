import { portalPath } from '@salvia/core/portal-paths'
import type { ActionProps } from '../../../parts/dashboard/dashboard-source.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useTexts } from './texts.ts'

/** Begins an order. */
export function NewOrderAction({ variant }: ActionProps) {
  const t = useTexts()
  return (
    <ButtonLink to={portalPath('newOrder')} variant={variant}>
      {t('word.newOrder')}
    </ButtonLink>
  )
}
