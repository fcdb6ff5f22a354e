import { edit, exists, read, type Started, write } from './started.ts'

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const declaration = (concept: string, call: string): string => `  ${call}: endpoint({
    kind: 'json',
    method: 'GET',
    path: '${concept}/{clientNumber}',
    access: 'user',
    spec: 'assumed',
    summary: 'Say in one sentence what the call does.',
    params: z.object({ clientNumber: z.string() }),
    response: z.object({}),
    errors: [],
  }),
`

/** Declares a call in its concept's contract, which is started and assembled when there is none. */
export async function newEndpoint(name: string): Promise<Started> {
  const [, concept, call] = /^([a-z][a-z-]*)\.([a-z][A-Za-z]*)$/.exec(name) ?? []
  if (!concept || !call)
    return { refused: `"${name}" is no name of a call: write it as concept.call, such as bookings.list.` }
  const path = `packages/core/src/${concept}/${concept}.contract.ts`
  const next = `Fill in ${path}; npm run check then names the handler to write.`
  if (await exists(path)) {
    if (new RegExp(`^  ${call}: endpoint`, 'm').test(await read(path)))
      return { refused: `${name} is there already: ${path}` }
    await edit(path, text => text.replace(/\} as const\n$/, `${declaration(concept, call)}} as const\n`))
    return { written: [path], next }
  }
  const variable = `${camel(concept)}Contract`
  await write(
    path,
    `import { z } from 'zod'\nimport { endpoint } from '../contract/endpoint.ts'\n\nexport const ${variable} = {\n${declaration(concept, call)}} as const\n`,
  )
  await write(
    `packages/core/src/${concept}/index.ts`,
    `export { ${variable} } from './${concept}.contract.ts'\n`,
  )
  const assembled = 'packages/core/src/contract/contract.ts'
  await edit(assembled, text =>
    text
      .replace(/^/, `import { ${variable} } from '../${concept}/${concept}.contract.ts'\n`)
      .replace(
        'export const contract = {\n',
        `export const contract = {\n  ${camel(concept)}: ${variable},\n`,
      ),
  )
  return { written: [path, `packages/core/src/${concept}/index.ts`, assembled], next }
}
