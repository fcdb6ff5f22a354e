import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { wrap } from '../../output/wrap.ts'
import { sourceText } from '../../settings/source-text.ts'
import { changeConfig, placeOf } from './change-config.ts'
import { LOCAL_OPTION, SETTING_ARGUMENT, settingName } from './setting-argument.ts'

const TEXTS = {
  done: { sv: '{name} är borttagen ur {place}', en: '{name} is removed from {place}' },
  none: { sv: '{name} står inte i {place}', en: '{name} is not in {place}' },
} as const satisfies Record<string, Text>

export const configUnset = defineCommand({
  name: 'config unset',
  summary: { sv: 'ta bort en inställning', en: 'remove a setting' },
  args: [SETTING_ARGUMENT],
  options: { local: LOCAL_OPTION },
  examples: [
    {
      command: 'salvia config unset template',
      text: { sv: 'standardmallen gäller igen', en: 'the standard template is used again' },
    },
    {
      command: 'salvia config unset api --profile demo',
      text: { sv: 'ur en profil; en tom profil försvinner', en: 'from a profile; an empty one disappears' },
    },
  ],
  async run({ args: [word = ''], options }, ctx) {
    const name = settingName(word)
    const place = placeOf(name, options.local, ctx)
    const before = await changeConfig(place, name, undefined)
    const { paint, marks, say, width } = ctx.err
    const where = sourceText({ kind: 'file', ...place }, ctx.env, ctx.err)
    const line =
      before === undefined
        ? say(TEXTS.none, { name, place: where })
        : `${paint.ok(marks.ok)} ${say(TEXTS.done, { name, place: where })}`
    for (const part of wrap(line, width)) ctx.tell(part)
  },
})
