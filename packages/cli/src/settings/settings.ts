import { type Locale, preferredLocale } from '@salvia/core/i18n'
import { CliError } from '../cli-error.ts'
import { COMMON_OPTIONS, FORMATS } from '../common-options.ts'
import { readConfigFiles } from './config-file.ts'

const DEFAULT_API = 'http://localhost:4000/'

/** What flags, environment and configuration files settle together. */
export interface Settings {
  readonly locale: Locale
  /** Address of the portal or of its API. */
  readonly api: string
  readonly clientNumber: string | undefined
  /** A format for the result, as `--format` takes it. */
  readonly format: string | undefined
  readonly template: string | undefined
}

interface SettingsSource {
  readonly flags: { readonly locale?: Locale | undefined; readonly api?: string | undefined }
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
}

/** Flags win over the environment, that over `./salvia.config.json`, that over the user's own file. */
export function resolveSettings({ flags, env, cwd }: SettingsSource): Settings {
  const config = readConfigFiles(env, cwd)
  return {
    locale:
      flags.locale ??
      oneOf(COMMON_OPTIONS.locale.choices, 'SALVIA_LOCALE', env.SALVIA_LOCALE) ??
      config.locale ??
      localeOf(env),
    api: flags.api ?? given(env.SALVIA_API) ?? config.api ?? DEFAULT_API,
    clientNumber: given(env.SALVIA_CLIENT_NUMBER) ?? config.clientNumber,
    format: oneOf(FORMATS, 'SALVIA_FORMAT', env.SALVIA_FORMAT) ?? config.format,
    template: config.template,
  }
}

/** The language of the terminal itself; Swedish where it says neither. */
export function localeOf(env: NodeJS.ProcessEnv): Locale {
  return preferredLocale(env.LC_ALL || env.LC_MESSAGES || env.LANG)
}

function given(value: string | undefined): string | undefined {
  return value === '' ? undefined : value
}

function oneOf<T extends string>(
  accepted: readonly T[],
  name: string,
  value: string | undefined,
): T | undefined {
  if (!value) return undefined
  const found = accepted.find(word => word === value)
  if (!found) throw new CliError('SETTING_WRONG', { name, value, accepted: accepted.join(', ') })
  return found
}
