import type { Files, Subject } from './subject.ts'

/** The command that lists what a feature holds. */
export function terminalFiles({ all, one, name }: Subject): Files {
  const folder = `packages/cli/src/commands/${all.kebab}`
  const words = `${all.kebab} list`
  const lower = { sv: name.sv.toLowerCase(), en: name.en.toLowerCase() }
  return {
    [`${folder}/${all.kebab}-list.ts`]: `import { momentForScripts } from '@salvia/core/i18n'
import type { ${one.pascal} } from '@salvia/core/${all.kebab}'
import { defineCommand } from '../../command/define-command.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'

const line = ({ id, createdAt }: ${one.pascal}): string => \`\${id} \${momentForScripts(createdAt)}\`

export const ${all.camel}List = defineCommand({
  name: '${words}',
  summary: { sv: 'visa ${lower.sv}', en: 'show ${lower.en}' },
  args: [],
  options: { org: ORG_OPTION },
  examples: [
    { command: 'salvia ${words}', text: { sv: 'de senaste', en: 'the latest' } },
    { command: 'salvia ${words} -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run({ options }, ctx) {
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, options.org, ctx)
    return session.client.${all.camel}.list({ params: { clientNumber } })
  },
  view: {
    pretty: ({ items }) => items.map(line).join('\\n'),
    concise: ({ items }) => items.map(line).join('\\n'),
    json: page => page,
  },
})
`,
    [`${folder}/${all.kebab}-list.test.ts`]: `import type { ${one.pascal}Page } from '@salvia/core/${all.kebab}'
import { expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'

async function run(words: string) {
  const cwd = testFolder()
  const token = await sharedTokenOf('hr@demo.example')
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd, COLUMNS: '80' }
  return salviaHere(words.split(' '), { cwd, env })
}

test('${words} answers a program', async () => {
  const { status, stdout } = await run('${words} --org 10401 -f json')
  expect(status, 'The server answers the call first.').toBe(0)
  expect((JSON.parse(stdout) as ${one.pascal}Page).items).not.toEqual([])
})

test('${words} renders rows for people and lines for a pipe', () => {
  expect.fail('Render them in a file of its own beside this one, and keep the 80 columns of each as a snapshot.')
})
`,
  }
}
