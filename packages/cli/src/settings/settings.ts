import { type Locale, preferredLocale } from '@salvia/core/i18n'
import { CliError, errorOf } from '../errors/cli-error.ts'
import { nearest } from '../output/nearest.ts'
import { checkSetting } from './check-setting.ts'
import { type ConfigFile, readConfigFile } from './config-file.ts'
import {
  NO_PROFILE,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValues,
  settingOf,
} from './declarations.ts'
import { type FolderAddress, isApproved, isSameAddress } from './folder-address.ts'
import { configPaths } from './places.ts'
import { settingsErrors } from './settings.errors.ts'

const DEFAULT_API = 'http://localhost:4000/'

/** Where a value comes from: an option, an environment variable, a file (with its profile), or the default. */
export type Source =
  | { readonly kind: 'flag' | 'variable'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string; readonly profile: string | null }
  | { readonly kind: 'default' }

/** The settings that follow from flags, environment and settings files. */
export interface Settings {
  readonly locale: Locale
  /** Address of the portal or of its API. */
  readonly api: string
  /** An address that would replace `api` but is not approved. Until the user approves it nothing is sent anywhere. */
  readonly unapproved: FolderAddress | null
  readonly clientNumber: string | undefined
  /** A format for the result, as `--format` takes it. */
  readonly format: string | undefined
  readonly template: string | undefined
  /** The chosen profile; `default` means the settings outside all profiles. */
  readonly profile: string
  readonly profiles: readonly string[]
  readonly sources: Readonly<Record<SettingName, Source>>
}

export interface SettingsSource {
  readonly flags: {
    readonly locale?: Locale | undefined
    readonly api?: string | undefined
    readonly profile?: string | undefined
  }
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
}

interface Layer {
  readonly values: SettingValues
  readonly source: (name: SettingName) => Source
}

/**
 * Flags override the environment, the environment overrides `./salvia.config.json`, and that overrides the user's own
 * file. The values of the chosen profile come just before the source that chose it. An address of the folder's file
 * that the user has not approved is not used, but returned as `unapproved`, also when the file only chooses a profile. Never throws: the first problem is
 * returned beside the settings that remain without it, so that `doctor` and `config` can report and repair it.
 */
export function resolveSettings(given: SettingsSource): { settings: Settings; problem: CliError | null } {
  const problems: CliError[] = []
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      problems.push(error)
      return otherwise
    }
  }
  const paths = configPaths(given.env, given.cwd)
  const readFile = (path: string) =>
    attempt<ConfigFile>(() => readConfigFile(path), { path, exists: true, values: {}, profiles: {} })
  const [folder, user] = [readFile(paths.folder), readFile(paths.user)]
  const above = [
    flagLayer(given.flags),
    attempt(() => variableLayer(given.env), { values: {}, source: byDefault }),
  ]
  const profiles = [NO_PROFILE, ...new Set([folder, user].flatMap(file => Object.keys(file.profiles)))]
  const layers = withProfile(above, [folder, user])
  const own = settle('api', withProfile(above, [user]))
  const named = { address: settle('api', layers).value ?? DEFAULT_API, path: folder.path }
  // The address counts only because of the folder's file, and the user has not approved it for that file.
  const isOpen = isSameAddress(named.address, own.value ?? DEFAULT_API) || isApproved(named, given.env)
  const unapproved = isOpen ? null : named
  const profile = settle('profile', layers).value ?? NO_PROFILE
  attempt(() => checkProfile(profile, profiles), undefined)
  const settings = settingsOf(layers, { profile, profiles, unapproved, env: given.env })
  if (!unapproved) return { settings, problem: problems[0] ?? null }
  const sources = { ...settings.sources, api: own.source }
  return { settings: { ...settings, api: own.value ?? DEFAULT_API, sources }, problem: problems[0] ?? null }
}

function settingsOf(
  layers: readonly Layer[],
  { env, ...told }: Pick<Settings, 'profile' | 'profiles' | 'unapproved'> & { env: NodeJS.ProcessEnv },
): Settings {
  const settled = <K extends SettingName>(name: K) => settle(name, layers).value
  return {
    locale: settled('locale') ?? localeOf(env),
    api: settled('api') ?? DEFAULT_API,
    clientNumber: settled('clientNumber'),
    format: settled('format'),
    template: settled('template'),
    ...told,
    sources: Object.fromEntries(
      SETTING_NAMES.map(name => [name, settle(name, layers).source]),
    ) as Settings['sources'],
  }
}

/** All layers in order, with those of the chosen profile inserted. */
function withProfile(above: readonly Layer[], files: readonly ConfigFile[]): Layer[] {
  const layers = [...above, ...files.map(file => fileLayer(file, null))]
  const chosenBy = layers.findIndex(({ values }) => values.profile !== undefined)
  const chosen = layers[chosenBy]?.values.profile
  if (chosen === undefined || chosen === NO_PROFILE) return layers
  // A profile that an option or a variable chooses comes before all files; one that a file chooses comes just before
  // that file.
  const place = Math.max(chosenBy, above.length)
  return [...layers.slice(0, place), ...files.map(file => fileLayer(file, chosen)), ...layers.slice(place)]
}

function flagLayer(flags: SettingsSource['flags']): Layer {
  const values = Object.fromEntries(
    Object.entries(flags).filter(([name, value]) => name in SETTINGS && value !== undefined),
  )
  return { values, source: name => ({ kind: 'flag', name: settingOf(name).flag }) }
}

function variableLayer(env: NodeJS.ProcessEnv): Layer {
  const nameOf = (name: SettingName) => settingOf(name).variable ?? ''
  const values = SETTING_NAMES.flatMap(name => {
    const value = env[nameOf(name)]
    if (!value) return []
    if (settingOf(name).kind === 'choice') checkSetting(name, value, nameOf(name))
    return [[name, value]]
  })
  return { values: Object.fromEntries(values), source: name => ({ kind: 'variable', name: nameOf(name) }) }
}

function fileLayer({ path, values, profiles }: ConfigFile, profile: string | null): Layer {
  return {
    values: profile === null ? values : (Object.hasOwn(profiles, profile) && profiles[profile]) || {},
    source: () => ({ kind: 'file', path, profile }),
  }
}

function settle<K extends SettingName>(name: K, layers: readonly Layer[]) {
  const layer = layers.find(({ values }) => values[name] !== undefined)
  return { value: layer?.values[name], source: layer?.source(name) ?? byDefault() }
}

function byDefault(): Source {
  return { kind: 'default' }
}

function checkProfile(profile: string, profiles: readonly string[]): void {
  if (profiles.includes(profile)) return
  const near = nearest(profile, profiles)
  throw near
    ? errorOf(settingsErrors.PROFILE_UNKNOWN_NEAR, { profile, near })
    : errorOf(settingsErrors.PROFILE_UNKNOWN, { profile, profiles: profiles.join(', ') })
}

/** The language of the terminal; Swedish when it is neither Swedish nor English. */
function localeOf(env: NodeJS.ProcessEnv): Locale {
  return preferredLocale(env.LC_ALL || env.LC_MESSAGES || env.LANG)
}
