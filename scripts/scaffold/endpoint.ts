import { contract } from '@salvia/core/api'
import { isFeature } from './feature.ts'
import { isName, replacing, spelled, spellingsOf } from './names.ts'
import { copy, exists, type Scaffolded } from './scaffold.ts'

/** `npm run new endpoint orders confirm`: a call in files of its own. Its rows in contract and handlers are told. */
export async function newEndpoint(root: string, feature: string, call = ''): Promise<Scaffolded> {
  const contractFile = `packages/core/src/${feature}/${feature}.contract.ts`
  const handlersFile = `packages/server/src/features/${feature}/${feature}.handlers.ts`
  const hasCalls = (await exists(root, contractFile)) && (await exists(root, handlersFile))
  if (!isFeature(feature) || !hasCalls)
    return { refused: `"${feature}" is no feature with calls, such as bookings.` }
  if (!isName(call)) return { refused: `"${call}" is no name of a call, such as confirm.` }
  const [concept, { camel, pascal }] = [spellingsOf(feature).camel, spellingsOf(call)]
  const calls = new Map<string, object>(Object.entries(contract)).get(concept) ?? {}
  if (camel in calls) return { refused: `${concept}.${camel} is there already: ${contractFile}` }
  const name = `${concept}${pascal}`
  const row = `  import { ${name} } from './${call}.ts'\n  ${camel}: ${name},`
  return copy(root, {
    example: 'examples/endpoint',
    rename: replacing([...spelled('sample-topic', feature), ...spelled('sample-call', call)]),
    next: `Write its row in these files, then: npm run gen.\n${contractFile}\n${row}\n${handlersFile}\n${row}`,
  })
}
