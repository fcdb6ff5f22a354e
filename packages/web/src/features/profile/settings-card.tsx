import { LOCALES } from '@salvia/core/i18n'
import { type Profile, type UserSettings, userSettingsSchema } from '@salvia/core/profile'
import { servicesContract } from '@salvia/core/services'
import { useState } from 'react'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../state/profile.state.ts'
import { useSettings } from '../../state/save-settings.ts'
import { RadioList } from '../../ui/choice-list.tsx'
import { EditCard } from './edit-card.tsx'
import { useTexts } from './texts.ts'

const LANGUAGES = { sv: 'Svenska', en: 'English' } as const
const { appearance, servicePreview } = userSettingsSchema.shape

/** One setting: its values in words, and what choosing one of them changes. */
interface Choice {
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly inSettings: (settings: UserSettings) => string
  readonly change: (value: string) => Partial<UserSettings>
}

/** Whether there is another contract to preview than the current one. A case worker belongs to no company. */
function useHasUpcomingContract(): boolean {
  const clientNumber = useClientNumber()
  const isOpen = useAtomValue(isFeatureOpenAtom)('orders')
  const answer = useEndpoint(
    servicesContract.catalogue,
    clientNumber !== null && isOpen ? { params: { clientNumber } } : null,
  )
  return answer.state === 'ready' && answer.data.contracts.upcoming !== null
}

function useChoices(): readonly Choice[] {
  const t = useTexts()
  const hasUpcoming = useHasUpcomingContract()
  const switched = (setting: 'denseTables' | 'shortcuts'): Choice => ({
    label: t(`settings.${setting}.label`),
    options: (['false', 'true'] as const).map(value => ({ value, label: t(`settings.${setting}.${value}`) })),
    inSettings: settings => String(settings[setting]),
    change: value => ({ [setting]: value === 'true' }),
  })
  const preview: Choice = {
    label: t('settings.preview'),
    hint: t('settings.previewNote'),
    options: servicePreview.options.map(value => ({ value, label: t(`settings.${value}`) })),
    inSettings: settings => settings.servicePreview,
    change: value => ({ servicePreview: servicePreview.parse(value) }),
  }
  return [
    {
      label: t('settings.language'),
      options: LOCALES.map(value => ({ value, label: LANGUAGES[value] })),
      inSettings: settings => settings.language,
      change: value => ({ language: userSettingsSchema.shape.language.parse(value) }),
    },
    {
      label: t('settings.appearance'),
      options: appearance.options.map(value => ({ value, label: t(`settings.${value}`) })),
      inSettings: settings => settings.appearance,
      change: value => ({ appearance: appearance.parse(value) }),
    },
    switched('denseTables'),
    { ...switched('shortcuts'), hint: t('settings.shortcuts.note') },
    ...(hasUpcoming ? [preview] : []),
  ]
}

/** How the portal looks and behaves for the user: its language, colours, tables, keys and services. */
export function SettingsCard({ profile }: { readonly profile: Profile }) {
  const t = useTexts()
  const saved = profile.settings
  const choices = useChoices()
  const [change, setChange] = useState<Partial<UserSettings>>({})
  const settings = useSettings()
  return (
    <EditCard
      name="settings"
      title={t('settings.title')}
      facts={choices.map(({ label, options, inSettings }) => ({
        label,
        value: options.find(({ value }) => value === inSettings(saved))?.label ?? '',
      }))}
      fields={choices.map(choice => (
        <RadioList
          key={choice.label}
          label={choice.label}
          hint={choice.hint}
          options={choice.options}
          value={choice.inSettings({ ...saved, ...change })}
          onValue={value => setChange({ ...change, ...choice.change(value) })}
        />
      ))}
      faults={[]}
      failure={settings.failure}
      isSaving={settings.isRunning}
      draft={change}
      isChanged={JSON.stringify({ ...saved, ...change }) !== JSON.stringify(saved)}
      onEdit={() => {
        setChange({})
        settings.reset()
      }}
      onSave={() => settings.run(change)}
    />
  )
}
