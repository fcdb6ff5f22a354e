import { namesOf } from './names.ts'
import type { Started } from './started.ts'
import { behind, type Tree } from './tree.ts'

const FOLDER = 'packages/cli/src/commands'
const REGISTRY = 'packages/cli/src/program/registry.ts'

const declaration = (
  name: string,
  variable: string,
): string => `import { defineCommand } from '../../command/define-command.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'

export const ${variable} = defineCommand({
  name: '${name}',
  summary: { sv: 'säg vad kommandot gör', en: 'say what the command does' },
  args: [],
  options: { org: ORG_OPTION },
  examples: [
    { command: 'salvia ${name}', text: { sv: 'det vanliga', en: 'the usual' } },
    { command: 'salvia ${name} -f json', text: { sv: 'till ett program', en: 'for a program' } },
  ],
  async run({ options }, ctx) {
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, options.org, ctx)
    return { clientNumber }
  },
  view: {
    pretty: ({ clientNumber }) => clientNumber,
    concise: ({ clientNumber }) => clientNumber,
    json: result => result,
  },
})
`

const test = (name: string, file: string): string => `import { expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'

async function run(words: string, more: Readonly<Record<string, string>> = {}) {
  const cwd = testFolder()
  const token = await sharedTokenOf('hr@demo.example')
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd, COLUMNS: '80', ...more }
  return salviaHere(words.split(' '), { cwd, env })
}

test('${name} answers a program', async () => {
  const { status, stdout } = await run('${name} --org 10401 -f json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout), 'Ask the service in ${file}, and say here what it answers.').not.toEqual({
    clientNumber: '10401',
  })
})

test('${name} renders its result for people and for a pipe', async () => {
  const { stdout } = await run('${name} --org 10401 -f pretty')
  expect(stdout, 'Render it in 80 columns, in a file of its own when it is long.').not.toBe('10401\\n')
})

test('${name} says what it does', async () => {
  const { stdout } = await run('${name} --help', { SALVIA_LOCALE: 'en' })
  expect(stdout, 'Write its summary and its examples, in both languages.').not.toContain('say what the command does')
})
`

/** What a command is called: `salvia topic`, or `salvia topic verb`. */
interface CommandName {
  readonly topic: string
  readonly verb?: string | undefined
}

const quoted = (words: string): string => (/\W/.test(words) ? `'${words}'` : words)

/** Declares a command of the terminal: of one word, or of a group and a verb. */
export async function newCommand(tree: Tree, name: string): Promise<Started> {
  const [, topic, verb] = /^([a-z][a-z-]*)(?:\.([a-z][a-z-]*))?$/.exec(name) ?? []
  if (!topic)
    return {
      refused: `"${name}" is no name of a command: write it as topic.verb or topic, such as bookings.list.`,
    }
  const { kebab, camel } = namesOf(verb ? `${topic}-${verb}` : topic)
  const words = verb ? `${topic} ${verb}` : topic
  if ((await tree.read(REGISTRY)).includes(`  ${quoted(words)}: async`))
    return { refused: `salvia ${words} is there already: ${REGISTRY}` }
  await tree.write(`${FOLDER}/${topic}/${kebab}.ts`, declaration(words, camel))
  await tree.write(`${FOLDER}/${topic}/${kebab}.test.ts`, test(words, `${kebab}.ts`))
  await addToRegistry(tree, { topic, verb })
  return { next: `Make ${FOLDER}/${topic}/${kebab}.test.ts pass, then: npm run check.` }
}

/** Adds a command to the table of all, and its group where that is new. */
export async function addToRegistry(tree: Tree, { topic, verb }: CommandName): Promise<void> {
  const { kebab, camel } = namesOf(verb ? `${topic}-${verb}` : topic)
  const key = quoted(verb ? `${topic} ${verb}` : topic)
  const row = `  ${key}: async () => (await import('../commands/${topic}/${kebab}.ts')).${camel},\n`
  await tree.edit(REGISTRY, text => text.replace(/^ {2}'config list': /m, found => row + found))
  if (verb) await addGroup(tree, topic)
}

/** The help shows a group with a text of its own; that of a feature is the feature's name. */
async function addGroup(tree: Tree, topic: string): Promise<void> {
  const key = quoted(topic)
  const isRow = new RegExp(`^ {2}${key}: \\{`, 'm')
  if (isRow.test(await tree.read(REGISTRY))) return
  const [, sv, en] =
    new RegExp(`^ {2}${key}: \\{[^}]*?name: \\{ sv: '([^']+)', en: '([^']+)'`, 'm').exec(
      await tree.read('packages/core/src/features/features.ts'),
    ) ?? []
  const text = { sv: (sv ?? topic).toLowerCase(), en: (en ?? topic).toLowerCase() }
  const row = `  ${key}: { sv: '${text.sv}', en: '${text.en}' },\n`
  await tree.edit(REGISTRY, before => behind(before, 'export const GROUPS = {', row))
}
