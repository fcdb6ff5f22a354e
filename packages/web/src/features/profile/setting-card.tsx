import type { Profile, UserSettings } from '@salvia/core/profile'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../state/save-settings.ts'
import { RadioList } from '../../ui/choice-list.tsx'
import { EditCard } from './edit-card.tsx'

/** Settings with a few named values. */
export type ChosenSetting = 'language' | 'appearance' | 'servicePreview'

interface SettingCardProps<S extends ChosenSetting> {
  readonly setting: S
  readonly profile: Profile
  readonly title: string
  readonly label: string
  readonly options: readonly { readonly value: UserSettings[S]; readonly label: string }[]
  readonly children?: ReactNode
}

/** One setting and a form to change it. */
export function SettingCard<S extends ChosenSetting>(props: SettingCardProps<S>) {
  const { setting, profile, title, label, options, children } = props
  const present = profile.settings[setting]
  const [chosen, setChosen] = useState<UserSettings[S]>(present)
  const settings = useSettings()
  return (
    <EditCard
      title={title}
      rows={[{ label, value: options.find(({ value }) => value === present)?.label ?? '' }]}
      fields={<RadioList label={label} options={options} value={chosen} onValue={setChosen} />}
      faults={[]}
      failure={settings.failure}
      isSaving={settings.isRunning}
      onEdit={() => {
        setChosen(present)
        settings.reset()
      }}
      onSave={async () => (await settings.run({ [setting]: chosen })).ok}
    >
      {children}
    </EditCard>
  )
}
