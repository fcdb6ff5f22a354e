import { LOCALES, type Text } from '@salvia/core/i18n'
import { FORMATS } from '../output/formats.ts'
import type { ValueName } from '../output/value-names.ts'

/** One setting of the configuration files. */
interface Setting {
  readonly kind: 'profile' | 'address' | 'client-number' | 'choice' | 'path'
  readonly summary: Text
  /** Names a value in the help. */
  readonly value: ValueName
  readonly choices?: readonly string[]
  /** The option that goes before it. */
  readonly flag: string
  /** The variable that goes before it, if there is one. */
  readonly variable?: string
}

/**
 * Every setting, declared once: the files, the options and variables that go before them, `salvia config`, the help and
 * what the shell completes are read from here. All but `profile` can stand in a profile too.
 */
export const SETTINGS = {
  profile: {
    kind: 'profile',
    value: 'name',
    flag: '--profile',
    variable: 'SALVIA_PROFILE',
    summary: { sv: 'vilken grupp av inställningar som gäller', en: 'which set of settings counts' },
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
    summary: { sv: 'format för resultatet', en: 'format of the result' },
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

/** Values of settings, each checked. */
export type SettingValues = { readonly [K in SettingName]?: ValueOf<(typeof SETTINGS)[K]> }

/** The profile of those who name none: the settings outside every profile. */
export const NO_PROFILE = 'default'

/** The declaration of a setting, whichever it is. */
export function settingOf(name: SettingName): Setting {
  return SETTINGS[name]
}
