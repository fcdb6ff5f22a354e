import { LOCALES, type Text } from '@salvia/core/i18n'
import { FORMATS } from '../output/formats.ts'
import type { ValueName } from '../output/value-names.ts'

/** One setting of the configuration files. */
interface Setting {
  readonly kind: 'profile' | 'address' | 'client-number' | 'choice' | 'path'
  readonly summary: Text
  /** The name of a value in the help. */
  readonly value: ValueName
  readonly choices?: readonly string[]
  /** The option that overrides it. */
  readonly flag: string
  /** The environment variable that overrides it, if there is one. */
  readonly variable?: string
}

/**
 * The one declaration of all settings. The files, the options and variables that override them, `salvia config`, the
 * help and shell completion use it. All settings except `profile` can also stand in a profile.
 */
export const SETTINGS = {
  profile: {
    kind: 'profile',
    value: 'name',
    flag: '--profile',
    variable: 'SALVIA_PROFILE',
    summary: { sv: 'vilken grupp av inställningar som gäller', en: 'which set of settings to use' },
  },
  api: {
    kind: 'address',
    value: 'url',
    flag: '--api',
    variable: 'SALVIA_API',
    summary: { sv: 'portalens eller API:ets adress', en: 'address of the portal or its API' },
  },
  clientNumber: {
    kind: 'client-number',
    value: 'number',
    flag: '--org',
    variable: 'SALVIA_CLIENT_NUMBER',
    summary: {
      sv: 'organisationens kundnummer, om du har flera',
      en: "the organisation's client number, if you have several",
    },
  },
  locale: {
    kind: 'choice',
    value: 'language',
    choices: LOCALES,
    flag: '--locale',
    variable: 'SALVIA_LOCALE',
    summary: { sv: 'språk', en: 'language' },
  },
  format: {
    kind: 'choice',
    value: 'format',
    choices: FORMATS,
    flag: '--format',
    variable: 'SALVIA_FORMAT',
    summary: { sv: 'format för resultatet', en: 'output format' },
  },
  template: {
    kind: 'path',
    value: 'file',
    flag: '--template',
    summary: { sv: 'mall som filer kontrolleras mot', en: 'template that files are checked against' },
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

export function isSettingName(word: string): word is SettingName {
  return Object.hasOwn(SETTINGS, word)
}

type ValueOf<S extends Setting> = S extends { choices: readonly (infer C)[] } ? C : string

/** Validated values of settings. */
export type SettingValues = { readonly [K in SettingName]?: ValueOf<(typeof SETTINGS)[K]> }

/** The profile when none is chosen: the settings outside all profiles. */
export const NO_PROFILE = 'default'

/** The declaration of a setting. */
export function settingOf(name: SettingName): Setting {
  return SETTINGS[name]
}
