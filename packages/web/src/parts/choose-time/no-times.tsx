import { EmptyState } from '../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** Stands in place of the times of a week that has none. */
export function NoTimes() {
  const t = useTexts()
  return <EmptyState title={t('none')} />
}
