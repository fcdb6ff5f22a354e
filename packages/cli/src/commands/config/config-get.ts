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
      text: { sv: 'bara värdet; tomt om det saknas', en: 'only the value; empty if it is not set' },
    },
    {
      command: 'salvia config get api --profile demo',
      text: { sv: 'det som gäller i en profil', en: 'what applies in a profile' },
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
