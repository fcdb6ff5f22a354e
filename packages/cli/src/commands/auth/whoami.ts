import type { Text } from '@salvia/core/i18n'
import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { defineCommand } from '../../command/define-command.ts'
import { visible } from '../../output/escape.ts'
import { dateTime } from '../../output/quantities.ts'
import { twoColumns } from '../../output/wrap.ts'
import { NEEDS_BANKID } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'

const TEXTS = {
  machine: { sv: 'Maskinnyckel {name}', en: 'Machine token {name}' },
  email: { sv: 'E-post', en: 'Email' },
  service: { sv: 'Tjänst', en: 'Service' },
  until: { sv: 'Inloggad till', en: 'Signed in until' },
  expires: { sv: 'Går ut', en: 'Expires' },
  orIdle: {
    sv: '{end}, eller tills inget har gjorts på {minutes} minuter',
    en: '{end}, or until nothing has been done for {minutes} minutes',
  },
  org: { sv: 'Organisation', en: 'Organisation' },
} as const satisfies Record<string, Text>

export const whoami = defineCommand({
  name: 'whoami',
  summary: { sv: 'visa vem som är inloggad', en: 'show who is signed in' },
  args: [],
  options: {},
  examples: [
    { command: 'salvia whoami', text: { sv: 'vem, var och hur länge', en: 'who, where and for how long' } },
    { command: 'salvia whoami -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run(_input, ctx) {
    const { profile, site } = await openSession(ctx)
    return { profile, site }
  },
  view: {
    pretty({ profile, site }, screen) {
      const name =
        profile.kind === 'machine' ? screen.say(TEXTS.machine, { name: profile.fullName }) : profile.fullName
      const end = dateTime(profile.expiresAt, screen.locale)
      const until =
        profile.kind === 'machine' ? end : screen.say(TEXTS.orIdle, { end, minutes: SESSION_IDLE_MINUTES })
      const companies = profile.companies.map(
        ({ clientNumber, subOrgName, selectable }): [string, string] => [
          screen.say(TEXTS.org),
          `${clientNumber} ${visible(subOrgName)}${selectable ? '' : ` (${screen.say(NEEDS_BANKID)})`}`,
        ],
      )
      const rows: [string, string][] = [
        ...(profile.email === null
          ? []
          : [[screen.say(TEXTS.email), profile.email] satisfies [string, string]]),
        [screen.say(TEXTS.service), site.api],
        [screen.say(profile.kind === 'machine' ? TEXTS.expires : TEXTS.until), until],
        ...companies,
      ]
      return [screen.paint.strong(visible(name)), ...twoColumns(rows, screen.width)].join('\n')
    },
    concise: ({ profile }) =>
      [profile.email ?? profile.fullName, ...profile.companies.map(({ clientNumber }) => clientNumber)].join(
        ' ',
      ),
    json: ({ profile, site }) => ({
      kind: profile.kind,
      name: profile.fullName,
      email: profile.email,
      api: site.api,
      environment: site.environment,
      expiresAt: profile.expiresAt,
      companies: profile.companies.map(({ clientNumber, subOrgName, selectable }) => ({
        clientNumber,
        name: subOrgName,
        selectable,
      })),
    }),
  },
})
