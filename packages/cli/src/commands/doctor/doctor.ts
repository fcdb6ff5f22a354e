import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { worstExit } from '../../errors/exit-codes.ts'
import type { Screen } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { pad, wrap } from '../../output/wrap.ts'
import { ACCOUNT_PROBES } from './account-probes.ts'
import { patientOf } from './patient.ts'
import { PLACE_PROBES } from './place-probes.ts'
import type { Finding, Probe } from './probe.ts'
import { SERVICE_PROBES } from './service-probes.ts'
import { terminalProbe } from './terminal-probe.ts'

const PROBES: readonly Probe[] = [...PLACE_PROBES, ...SERVICE_PROBES, ...ACCOUNT_PROBES, terminalProbe]

const TEXTS = {
  fine: { sv: 'Allt fungerar.', en: 'Everything works.' },
  oneError: { sv: '1 fel', en: '1 error' },
  errors: { sv: '{count} fel', en: '{count} errors' },
  oneWarning: { sv: '1 varning', en: '1 warning' },
  warnings: { sv: '{count} varningar', en: '{count} warnings' },
} as const satisfies Record<string, Text>

interface Looked extends Finding {
  readonly probe: Probe
}

export const doctor = defineCommand({
  name: 'doctor',
  summary: { sv: 'kontrollera att allt fungerar här', en: 'check that everything works here' },
  args: [],
  options: {},
  examples: [
    { command: 'salvia doctor', text: { sv: 'en rad för varje kontroll', en: 'one line for each check' } },
    {
      command: 'salvia doctor -f json',
      text: {
        sv: 'till ett program eller supporten, utan hemligheter',
        en: 'for a program or support, without secrets',
      },
    },
  ],
  repairsSettings: true,
  async run(_input, ctx): Promise<Looked[]> {
    const patient = patientOf(ctx)
    const looked: Looked[] = []
    for (const probe of PROBES) looked.push({ probe, ...(await probe.look(patient, ctx)) })
    return looked
  },
  exit: looked => worstExit(looked.map(({ exit }) => exit ?? 'passed')),
  view: {
    pretty: (looked, screen) =>
      [...looked.flatMap(finding => lines(finding, screen)), '', sum(looked, screen)].join('\n'),
    concise: (looked, locale) =>
      looked
        .map(({ probe, state, text }) => `${state} ${probe.name} (${probe.title[locale]}): ${text}`)
        .join('\n'),
    json: looked => ({
      passed: looked.every(({ state }) => state !== 'error'),
      checks: looked.map(({ probe, state, facts }) => ({ name: probe.name, state, ...facts })),
    }),
  },
})

/** One finding: its text wrapped beside the name of the probe, and below it what the user can do. */
function lines({ probe, state, text, action }: Looked, screen: Screen): string[] {
  const { marks, paint, width, say } = screen
  const mark = { ok: marks.ok, warning: marks.warning, error: marks.error, skipped: marks.dash }[state]
  const colour = { ok: paint.ok, warning: paint.warning, error: paint.error, skipped: paint.dim }[state]
  const markWidth = Math.max(...[marks.ok, marks.warning, marks.error, marks.dash].map(widthOf))
  const titleWidth = Math.max(...PROBES.map(({ title }) => widthOf(say(title))))
  const indent = ' '.repeat(markWidth + 1 + titleWidth + 2)
  const [first = '', ...rest] = wrap(text, width - indent.length)
  return [
    `${pad(colour(mark), markWidth)} ${pad(say(probe.title), titleWidth)}  ${first}`,
    ...rest.map(line => indent + line),
    ...(action === undefined ? [] : wrap(action, width - indent.length).map(line => indent + line)),
  ]
}

function sum(looked: readonly Looked[], { say }: Screen): string {
  const count = (wanted: Finding['state']) => looked.filter(({ state }) => state === wanted).length
  const [errors, warnings] = [count('error'), count('warning')]
  const parts = [
    ...(errors === 0 ? [] : [say(errors === 1 ? TEXTS.oneError : TEXTS.errors, { count: errors })]),
    ...(warnings === 0 ? [] : [say(warnings === 1 ? TEXTS.oneWarning : TEXTS.warnings, { count: warnings })]),
  ]
  return parts.join(', ') || say(TEXTS.fine)
}
