import { bookingsContract } from '@salvia/core/bookings'
import { useAction } from '../../../state/action.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { Card } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useTexts } from './texts.ts'

/** Whether employees get reminders of their bookings. Shows nothing to users who may not change it. */
export function ReminderSetting() {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const params = clientNumber === null ? null : { clientNumber }
  const answer = useEndpoint(bookingsContract.settings, params && { params })
  const update = useAction(bookingsContract.updateSettings)
  if (answer.state !== 'ready' || !answer.data.mayChange || params === null) return null
  const change = (remindsEmployees: boolean): void => {
    if (!update.isRunning) void update.run({ params, body: { remindsEmployees } })
  }
  return (
    <Card title={t('reminder.title')}>
      <Switch
        label={t('reminder.label')}
        hint={t('reminder.hint')}
        isOn={answer.data.remindsEmployees}
        onSwitch={change}
      />
      {update.failure && <FailureMessage failure={update.failure} />}
    </Card>
  )
}
