import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { z } from 'zod'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { nearest } from '../output/nearest.ts'
import { isSettingName, SETTING_NAMES, type SettingValues, settingOf } from './declarations.ts'
import { settingsErrors } from './settings.errors.ts'

/** A settings file: the values outside the profiles, and the profiles by name. */
export interface ConfigFile {
  readonly path: string
  readonly exists: boolean
  readonly values: SettingValues
  readonly profiles: Readonly<Record<string, SettingValues>>
}

/** The content of a settings file before it is validated. */
export type RawConfig = Readonly<Record<string, unknown>>

/** Reads a settings file. Throws with the place of the first mistake. */
export function readConfigFile(path: string): ConfigFile {
  const raw = readRawConfig(path)
  if (!raw) return { path, exists: false, values: {}, profiles: {} }
  const { profiles = {}, ...values } = raw
  if (!isObject(profiles))
    throw errorOf(settingsErrors.CONFIG_VALUE_WRONG, { path, key: 'profiles', accepted: '{ }' })
  return {
    path,
    exists: true,
    values: valuesOf(values, path),
    profiles: Object.fromEntries(
      Object.entries(profiles).map(([name, inner]) => [name, profileOf(inner, `profiles.${name}`, path)]),
    ),
  }
}

/** The JSON object of a file; null where there is no file. */
export function readRawConfig(path: string): RawConfig | null {
  const text = readIfThere(path)
  if (text === undefined) return null
  try {
    const raw: unknown = JSON.parse(text)
    if (isObject(raw)) return raw
  } catch (cause) {
    throw errorOf(settingsErrors.CONFIG_UNREADABLE, { path, reason: (cause as Error).message }, { cause })
  }
  throw errorOf(settingsErrors.CONFIG_UNREADABLE, { path, reason: '{ … }' })
}

function profileOf(raw: unknown, place: string, path: string): SettingValues {
  if (!isObject(raw)) throw errorOf(settingsErrors.CONFIG_VALUE_WRONG, { path, key: place, accepted: '{ }' })
  if ('profile' in raw)
    throw errorOf(settingsErrors.CONFIG_KEY_UNKNOWN, {
      path,
      key: `${place}.profile`,
      keys: keysOf('profile'),
    })
  return valuesOf(raw, path, `${place}.`)
}

function valuesOf(raw: RawConfig, path: string, place = ''): SettingValues {
  for (const [key, value] of Object.entries(raw)) {
    if (!isSettingName(key)) {
      const near = nearest(key, SETTING_NAMES)
      throw near
        ? errorOf(settingsErrors.CONFIG_KEY_UNKNOWN_NEAR, { path, key: place + key, near })
        : errorOf(settingsErrors.CONFIG_KEY_UNKNOWN, { path, key: place + key, keys: keysOf() })
    }
    const { choices } = settingOf(key)
    if (typeof value !== 'string' || choices?.includes(value) === false) {
      const accepted = choices?.join(', ') ?? '"…"'
      throw errorOf(settingsErrors.CONFIG_VALUE_WRONG, { path, key: place + key, accepted })
    }
  }
  const values = raw as SettingValues
  if (values.template === undefined) return values
  return { ...values, template: resolve(dirname(path), values.template) }
}

function keysOf(without?: string): string {
  return SETTING_NAMES.filter(name => name !== without).join(', ')
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw errorOf(settingsErrors.CONFIG_UNREADABLE, { path, reason: reasonOf(cause) }, { cause })
  }
}

function isObject(value: unknown): value is RawConfig {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first mistake in a JSON file, with its place. */
export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return error.message
  const place = issue.path.join('.')
  return place ? `${place}: ${issue.message}` : issue.message
}
