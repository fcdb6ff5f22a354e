import { dateWithoutWeekday } from '@salvia/core/i18n'
import { addDays } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { useSettings } from '../../../state/save-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'
import type { ServiceList } from './use-services.ts'

/**
 * Which contract the shown services are of, and a button for the other one where there are two. It changes the same
 * setting as the profile does.
 */
export function ContractLine({ list: { answer, contract } }: { readonly list: ServiceList }) {
  const t = useTexts()
  const locale = useLocale()
  const settings = useSettings()
  if (answer.state !== 'ready') return null
  const { current, upcoming } = answer.data.contracts
  const isUpcoming = contract === 'upcoming'
  return (
    <div className={styles.contract}>
      <p>
        {upcoming &&
          isUpcoming &&
          t('contract.upcoming', { from: dateWithoutWeekday(upcoming.from, locale) })}
        {upcoming &&
          !isUpcoming &&
          t('contract.currentUntil', { until: dateWithoutWeekday(addDays(upcoming.from, -1), locale) })}
        {!upcoming && t('contract.current')}
      </p>
      {current && upcoming && (
        <Button
          variant="secondary"
          size="small"
          busy={settings.isRunning && t('contract.busy')}
          onClick={() => void settings.run({ servicePreview: isUpcoming ? 'current' : 'new' })}
        >
          {t(isUpcoming ? 'contract.showCurrent' : 'contract.showUpcoming')}
        </Button>
      )}
      <FailureMessage failure={settings.failure} />
    </div>
  )
}
