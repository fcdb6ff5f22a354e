import { assembleCalls } from './assemble.ts'
import { kebabOf, type Names, namesOf } from './names.ts'
import type { Started } from './started.ts'
import type { Tree } from './tree.ts'

const declaration = ({ kebab }: Names, call: string): string => `  ${call}: endpoint({
    kind: 'json',
    method: 'GET',
    path: '${kebab}/{clientNumber}/${kebabOf(call)}',
    access: 'user',
    spec: 'assumed',
    summary: 'Say in one sentence what the call does.',
    params: z.object({ clientNumber: z.string() }),
    response: z.object({}),
    errors: [],
  }),
`

const handler = (call: string): string => `  async ${call}({ fail }) {
    throw fail('NOT_FOUND')
  },
`

const test = (
  { kebab }: Names,
  call: string,
): string => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

test('${kebab}.${call} answers', async () => {
  const token = await salvia.signIn('hr@demo.example')
  const answer = await salvia.call('GET', '${kebab}/10401/${kebabOf(call)}', { token })
  expect(answer.statusCode, 'Write the handler in ${kebab}.handlers.ts.').toBe(200)
  expect(answer.json(), 'Say what it answers, here and as the response of the contract.').not.toEqual({})
})

test('${kebab}.${call} answers each of its codes', () => {
  expect.fail('Provoke every code that the contract lists for it, each in a test of its own.')
})
`

/** Declares a call in its concept's contract, with a handler that answers nothing yet and a test that says so. */
export async function newEndpoint(tree: Tree, name: string): Promise<Started> {
  const [, concept, call] = /^([a-z][a-z-]*)\.([a-z][A-Za-z]*)$/.exec(name) ?? []
  if (!concept || !call)
    return { refused: `"${name}" is no name of a call: write it as concept.call, such as bookings.list.` }
  const names = namesOf(concept)
  const contract = `packages/core/src/${concept}/${concept}.contract.ts`
  const handlers = `packages/server/src/features/${concept}/${concept}.handlers.ts`
  if (!(await tree.exists(contract))) await startConcept(tree, names, { contract, handlers })
  if (new RegExp(`^  ${call}: endpoint`, 'm').test(await tree.read(contract)))
    return { refused: `${name} is there already: ${contract}` }
  await tree.edit(contract, text => text.replace(/\} as const\n$/, `${declaration(names, call)}} as const\n`))
  await tree.edit(handlers, text =>
    text.replace(/^(export const \w+: HandlersOf<'\w+'> = \{\n)/m, `$1${handler(call)}`),
  )
  const tested = `packages/server/src/features/${concept}/${kebabOf(call)}.test.ts`
  await tree.write(tested, test(names, call))
  return { next: `Fill in ${contract}, then make ${tested} pass, then: npm run check.` }
}

interface Places {
  readonly contract: string
  readonly handlers: string
}

async function startConcept(tree: Tree, names: Names, places: Places): Promise<void> {
  const { kebab, camel } = names
  await tree.write(
    places.contract,
    `import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'

export const ${camel}Contract = {
} as const
`,
  )
  await tree.write(
    `packages/core/src/${kebab}/index.ts`,
    `export { ${camel}Contract } from './${kebab}.contract.ts'\n`,
  )
  await tree.write(
    places.handlers,
    `import type { HandlersOf } from '../../http/handler.ts'

export const ${camel}Handlers: HandlersOf<'${camel}'> = {
}
`,
  )
  await assembleCalls(tree, names)
}
