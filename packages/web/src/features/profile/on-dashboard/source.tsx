import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { IdText } from '../../../ui/id-text.tsx'
import { useTexts } from './texts.ts'

/** What the profile puts on the start page: where its deadlines are acted on. */
export const source: DashboardSource = {
  feature: 'profile',
  deadlines: { 'machine-token-expiry': { Elsewhere: InTerminal } },
}

function InTerminal() {
  const t = useTexts()
  return (
    <>
      {t('machineToken')} <IdText>salvia login --machine</IdText>
    </>
  )
}
