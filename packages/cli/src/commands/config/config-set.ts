import { dirname, relative, resolve } from 'node:path'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { wrap } from '../../output/wrap.ts'
import { tellUnapproved } from '../../session/approve-address.ts'
import { checkSetting } from '../../settings/check-setting.ts'
import { NO_PROFILE, SETTING_NAMES, type SettingName, settingOf } from '../../settings/declarations.ts'
import { approveAddress } from '../../settings/folder-address.ts'
import { settingsErrors } from '../../settings/settings.errors.ts'
import { resolveSettings } from '../../settings/settings.ts'
import { sourceText } from '../../settings/source-text.ts'
import { type ConfigPlace, changeConfig, placeOf } from './change-config.ts'
import { LOCAL_OPTION, SETTING_ARGUMENT, settingName } from './setting-argument.ts'

const TEXTS = {
  done: { sv: '{name} är {value} i {place}', en: '{name} is {value} in {place}' },
  stronger: {
    sv: '{source} går före, så här och nu gäller {value}.',
    en: '{source} takes precedence, so {value} applies here.',
  },
} as const satisfies Record<string, Text>

export const configSet = defineCommand({
  name: 'config set',
  summary: { sv: 'ändra en inställning', en: 'change a setting' },
  args: [
    SETTING_ARGUMENT,
    {
      name: 'value',
      summary: { sv: 'det nya värdet', en: 'the new value' },
      required: true,
      many: false,
      complete: ({ before: [word = ''], settings }) => {
        const name = SETTING_NAMES.find(known => known === word)
        if (name === 'profile') return settings().profiles
        return name ? (settingOf(name).choices ?? []) : []
      },
    },
  ],
  options: { local: LOCAL_OPTION },
  examples: [
    {
      command: 'salvia config set api https://portal.example',
      text: { sv: 'portalen som kommandona talar med', en: 'the portal that commands talk to' },
    },
    {
      command: 'salvia config set api https://demo.portal.example --profile demo',
      text: { sv: 'i en profil, som skapas om den saknas', en: 'in a profile, which is created if needed' },
    },
  ],
  repairsSettings: true,
  async run({ args: [word = '', given = ''], options }, ctx) {
    const name = settingName(word)
    checkSetting(name, given)
    const { settingsProblem: problem } = ctx
    // A profile that does not exist yet is created; any other problem is reported first.
    if (problem && !problem.code.startsWith('PROFILE_UNKNOWN')) throw problem
    checkSetting('profile', ctx.settings.profile, '--profile')
    if (name === 'profile') mustExist(given, ctx)
    const place = placeOf(name, options.local, ctx)
    const value = settingOf(name).kind === 'path' ? pathIn(place, given, options.local, ctx) : given
    await changeConfig(place, name, value)
    // Whoever writes an address into the folder's file has thereby approved it.
    if (name === 'api' && options.local) await approveAddress({ address: value, path: place.path }, ctx.env)
    tellDone({ name, value, place }, ctx)
  },
})

function mustExist(profile: string, { settings }: Context): void {
  if (settings.profiles.includes(profile)) return
  throw errorOf(settingsErrors.PROFILE_UNKNOWN, { profile, profiles: settings.profiles.join(', ') })
}

/**
 * The path as the file stores it: the user types it relative to the working folder, but it is read relative to the
 * file.
 */
function pathIn({ path }: ConfigPlace, given: string, local: boolean, { cwd }: Context): string {
  const target = resolve(cwd, given)
  return local ? relative(dirname(path), target) : target
}

function tellDone(
  { name, value, place }: { name: SettingName; value: string; place: ConfigPlace },
  ctx: Context,
): void {
  const { paint, marks, say, width } = ctx.err
  const where = sourceText({ kind: 'file', ...place }, ctx.env, ctx.err)
  const done = `${paint.ok(marks.ok)} ${say(TEXTS.done, { name, value, place: where })}`
  for (const line of wrap(done, width)) ctx.tell(line)
  const { profile } = ctx.settings
  const now = resolveSettings({
    flags: profile === NO_PROFILE ? {} : { profile },
    env: ctx.env,
    cwd: ctx.cwd,
  }).settings
  if (name === 'api') tellUnapproved({ ...ctx, settings: now })
  const source = now.sources[name]
  const isHere = source.kind === 'file' && source.path === place.path && source.profile === place.profile
  if (isHere || name === 'profile' || now[name] === value) return
  const stronger = say(TEXTS.stronger, {
    source: sourceText(source, ctx.env, ctx.err),
    value: String(now[name]),
  })
  for (const line of wrap(`${paint.warning(marks.warning)} ${stronger}`, width)) ctx.tell(line)
}
