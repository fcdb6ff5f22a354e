import type { Text } from '@salvia/core/i18n'
import { errorOf } from '../../errors/cli-error.ts'
import { nearest } from '../../output/nearest.ts'
import { isSettingName, SETTING_NAMES, type SettingName } from '../../settings/declarations.ts'
import { settingsErrors } from '../../settings/settings.errors.ts'

/** The word after a command that names a setting. */
export const SETTING_ARGUMENT = {
  name: 'setting',
  summary: { sv: SETTING_NAMES.join(', '), en: SETTING_NAMES.join(', ') } satisfies Text,
  required: true,
  many: false,
  complete: SETTING_NAMES,
} as const

/** The option of writing commands that chooses which of the two files to write. */
export const LOCAL_OPTION = {
  kind: 'flag',
  summary: {
    sv: 'i ./salvia.config.json, som gäller i den här mappen',
    en: 'in ./salvia.config.json, which applies in this folder',
  },
} as const

export function settingName(word: string): SettingName {
  if (isSettingName(word)) return word
  const near = nearest(word, SETTING_NAMES)
  throw near
    ? errorOf(settingsErrors.SETTING_UNKNOWN_NEAR, { word, near })
    : errorOf(settingsErrors.SETTING_UNKNOWN, { word, keys: SETTING_NAMES.join(', ') })
}
