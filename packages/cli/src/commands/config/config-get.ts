import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { tellUnapproved } from '../../session/approve-address.ts'
import { SETTING_ARGUMENT, settingName } from './setting-argument.ts'
import { settingValue } from './setting-value.ts'

export const configGet = defineCommand({
  name: 'config get',
  summary: { sv: 'visa värdet av en inställning', en: 'show the value of a setting' },
  args: [SETTING_ARGUMENT],
  options: {},
  examples: [
    {
      command: 'salvia config get api',
      text: { sv: 'bara värdet; tomt om det saknas', en: 'the value alone; nothing where there is none' },
    },
    {
      command: 'salvia config get api --profile demo',
      text: { sv: 'det som gäller i en profil', en: 'what counts in a profile' },
    },
  ],
  async run({ args: [word = ''] }, ctx) {
    const name = settingName(word)
    if (name === 'api') tellUnapproved(ctx)
    return settingValue(name, ctx)
  },
  view: {
    pretty: ({ value }) => visible(value ?? ''),
    concise: ({ value }) => visible(value ?? ''),
    json: result => result,
  },
})
