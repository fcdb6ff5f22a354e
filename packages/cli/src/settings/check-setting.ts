import { clientNumberSchema } from '@salvia/core/primitives'
import { errorOf } from '../errors/cli-error.ts'
import { readAddress } from './address.ts'
import { type SettingName, settingOf } from './declarations.ts'
import { settingsErrors } from './settings.errors.ts'

const PROFILE_NAME = /^[\p{L}\d][\p{L}\d._-]{0,39}$/u

/** Throws when a setting cannot have a value; `told` is the name of the setting as the user wrote it. */
export function checkSetting(name: SettingName, value: string, told: string = name): void {
  const accepted = whatWorks(name, value, told)
  if (accepted !== null) throw errorOf(settingsErrors.SETTING_WRONG, { name: told, value, accepted })
}

/** What the setting accepts; null when the value is valid. */
function whatWorks(name: SettingName, value: string, told: string): string | null {
  const { kind, choices = [] } = settingOf(name)
  switch (kind) {
    case 'choice':
      return choices.includes(value) ? null : choices.join(', ')
    case 'profile':
      return PROFILE_NAME.test(value) ? null : 'a–ö, 0–9, . _ -'
    case 'client-number':
      return clientNumberSchema.safeParse(value).success ? null : '10401'
    case 'path':
      return value.trim() === '' ? 'mall.json' : null
    case 'address':
      readAddress(value, told)
      return null
  }
}
