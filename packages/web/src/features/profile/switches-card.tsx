import type { Profile, UserSettings } from '@salvia/core/profile'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../state/save-settings.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SavedNote } from './saved-note.tsx'

interface SwitchCardProps {
  readonly setting: 'denseTables' | 'shortcuts'
  readonly profile: Profile
  readonly title: string
  readonly label: string
  readonly children?: ReactNode
}

/** A setting with a switch that takes effect at once. */
export function SwitchCard({ setting, profile, title, label, children }: SwitchCardProps) {
  const settings = useSettings()
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const change = async (isOn: boolean): Promise<void> => {
    setSavedAt(null)
    const changed: Partial<UserSettings> = { [setting]: isOn }
    if ((await settings.run(changed)).ok) setSavedAt(new Date().toISOString())
  }
  return (
    <Card title={title}>
      <Switch label={label} isOn={profile.settings[setting]} onSwitch={isOn => void change(isOn)} />
      {children}
      {settings.failure && (
        <div role="alert">
          <InlineMessage tone="danger" title={settings.failure.title}>
            {settings.failure.action}
          </InlineMessage>
        </div>
      )}
      <SavedNote at={savedAt} />
    </Card>
  )
}
