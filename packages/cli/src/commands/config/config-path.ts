import { existsSync } from 'node:fs'
import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { twoColumns } from '../../output/wrap.ts'
import { chosenCompaniesPath, configPaths, credentialsPath } from '../../settings/places.ts'

const TEXTS = {
  user: { sv: 'Dina inställningar', en: 'Your settings' },
  folder: { sv: 'Mappens inställningar', en: "The folder's settings" },
  organisations: { sv: 'Valda organisationer', en: 'Chosen organisations' },
  credentials: { sv: 'Inloggningen, utan nyckelring', en: 'The sign-in, without a key store' },
  missing: { sv: 'finns inte', en: 'does not exist' },
} as const satisfies Record<string, Text>

export const configPath = defineCommand({
  name: 'config path',
  summary: { sv: 'visa var inställningarna finns', en: 'show where the settings are' },
  args: [],
  options: {},
  examples: [
    { command: 'salvia config path', text: { sv: 'alla filer', en: 'all files' } },
    {
      command: '"$EDITOR" "$(salvia config path)"',
      text: { sv: 'i ett rör bara din egen fil', en: 'in a pipe, only your own file' },
    },
  ],
  repairsSettings: true,
  async run(_input, { env, cwd }) {
    const { user, folder } = configPaths(env, cwd)
    const files = {
      user,
      folder,
      organisations: chosenCompaniesPath(env),
      credentials: credentialsPath(env),
    } as const
    return (['user', 'folder', 'organisations', 'credentials'] as const).map(name => ({
      name,
      path: files[name],
      exists: existsSync(files[name]),
    }))
  },
  view: {
    pretty: (files, { say, width, paint }) =>
      twoColumns(
        files.map(({ name, path, exists }) => [
          say(TEXTS[name]),
          exists ? path : `${path} ${paint.dim(`(${say(TEXTS.missing)})`)}`,
        ]),
        width,
      ).join('\n'),
    concise: files => files.find(({ name }) => name === 'user')?.path ?? '',
    json: files => files,
  },
})
