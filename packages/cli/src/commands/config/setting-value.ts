import type { Context } from '../../command/context.ts'
import { chosenForSettings } from '../../session/chosen-company.ts'
import type { SettingName } from '../../settings/declarations.ts'
import { chosenCompaniesPath } from '../../settings/places.ts'
import type { Source } from '../../settings/settings.ts'

/** The value that counts, and where it comes from. */
interface SettingValue {
  readonly name: SettingName
  readonly value: string | null
  readonly source: Source
}

/** A setting as later commands use it: the organisation of `org use` counts where no setting names one. */
export async function settingValue(
  name: SettingName,
  { settings, env }: Pick<Context, 'settings' | 'env'>,
): Promise<SettingValue> {
  const value = settings[name] ?? null
  const chosen =
    name === 'clientNumber' && value === null ? await chosenForSettings({ settings, env }) : undefined
  if (chosen === undefined) return { name, value, source: settings.sources[name] }
  return { name, value: chosen, source: { kind: 'file', path: chosenCompaniesPath(env), profile: null } }
}
