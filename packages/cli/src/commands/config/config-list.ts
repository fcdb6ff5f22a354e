import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { twoColumns, wrap } from '../../output/wrap.ts'
import { tellUnapproved } from '../../session/approve-address.ts'
import { SETTING_NAMES } from '../../settings/declarations.ts'
import { sourceText } from '../../settings/source-text.ts'
import { settingValue } from './setting-value.ts'

const TEXTS = {
  none: { sv: 'saknas', en: 'not set' },
  profiles: { sv: 'Profiler: {profiles}', en: 'Profiles: {profiles}' },
} as const satisfies Record<string, Text>

export const configList = defineCommand({
  name: 'config list',
  summary: {
    sv: 'visa alla inställningar och varifrån de kommer',
    en: 'show all settings and where they come from',
  },
  args: [],
  options: {},
  examples: [
    {
      command: 'salvia config list',
      text: { sv: 'det som gäller här och nu', en: 'what applies here and now' },
    },
    {
      command: 'salvia config list --profile demo -f json',
      text: { sv: 'en profil, till ett program', en: 'a profile, for a program' },
    },
  ],
  async run(_input, ctx) {
    const { settings, env } = ctx
    const rows = await Promise.all(SETTING_NAMES.map(name => settingValue(name, ctx)))
    tellUnapproved(ctx)
    return { rows, profiles: settings.profiles, unapproved: settings.unapproved, env }
  },
  view: {
    pretty({ rows, profiles, env }, screen) {
      const { paint, say, width } = screen
      const lines = rows.map(({ name, value, source }): [string, string] => [
        name,
        value === null
          ? paint.dim(say(TEXTS.none))
          : `${visible(value)} ${paint.dim(`(${sourceText(source, env, screen)})`)}`,
      ])
      return [
        ...twoColumns(lines, width),
        '',
        ...wrap(say(TEXTS.profiles, { profiles: profiles.join(', ') }), width),
      ].join('\n')
    },
    concise: ({ rows }) => rows.map(({ name, value }) => `${name}=${visible(value ?? '')}`).join('\n'),
    json: ({ rows, profiles, unapproved }) => ({
      settings: Object.fromEntries(rows.map(({ name, value, source }) => [name, { value, source }])),
      profiles,
      unapproved,
    }),
  },
})
