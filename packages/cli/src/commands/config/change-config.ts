import { stat } from 'node:fs/promises'
import type { Context } from '../../command/context.ts'
import { type RawConfig, readConfigFile, readRawConfig } from '../../settings/config-file.ts'
import { NO_PROFILE, type SettingName } from '../../settings/declarations.ts'
import { writeJsonFile } from '../../settings/json-file.ts'
import { configPaths } from '../../settings/places.ts'

const NEW_FILE_MODE = 0o600
const PERMISSIONS = 0o777

/** Where a setting is written: the file, and the profile in it (null for none). */
export interface ConfigPlace {
  readonly path: string
  readonly profile: string | null
}

/** The file and profile that a change is written to. The setting `profile` itself is never stored inside a profile. */
export function placeOf(name: SettingName, local: boolean, ctx: Context): ConfigPlace {
  const paths = configPaths(ctx.env, ctx.cwd)
  const { profile } = ctx.settings
  return {
    path: local ? paths.folder : paths.user,
    profile: name === 'profile' || profile === NO_PROFILE ? null : profile,
  }
}

/** Writes a setting, or removes it (`undefined`), and keeps the rest of the file. Returns the previous value. */
export async function changeConfig(
  { path, profile }: ConfigPlace,
  name: SettingName,
  value: string | undefined,
): Promise<string | undefined> {
  // Parses the settings first: a file with a mistake is reported and not changed.
  const known = readConfigFile(path)
  const raw = readRawConfig(path) ?? {}
  const before = (profile === null ? known.values : known.profiles[profile])?.[name]
  if (value === before) return before
  const mode = known.exists ? (await stat(path)).mode & PERMISSIONS : NEW_FILE_MODE
  await writeJsonFile(
    path,
    profile === null ? withValue(raw, name, value) : inProfile(raw, profile, name, value),
    mode,
  )
  return before
}

function withValue(raw: RawConfig, name: string, value: unknown): RawConfig {
  const { [name]: _before, ...rest } = raw
  return value === undefined ? rest : { ...raw, [name]: value }
}

/** A profile without settings is removed. */
function inProfile(raw: RawConfig, profile: string, name: string, value: string | undefined): RawConfig {
  const profiles = (raw.profiles ?? {}) as RawConfig
  const changed = withValue((profiles[profile] ?? {}) as RawConfig, name, value)
  const left = withValue(profiles, profile, Object.keys(changed).length === 0 ? undefined : changed)
  return withValue(raw, 'profiles', Object.keys(left).length === 0 ? undefined : left)
}
