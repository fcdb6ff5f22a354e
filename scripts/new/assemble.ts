import type { Names } from './names.ts'
import { behind, type Tree, withImport } from './tree.ts'

/** Takes a new contract into the whole API, and its handlers into the server. */
export async function assembleCalls(tree: Tree, { kebab, camel }: Names): Promise<void> {
  await tree.edit('packages/core/src/api/contract.ts', text =>
    behind(
      withImport(text, `${camel}Contract`, `../${kebab}/${kebab}.contract.ts`),
      'export const contract = {',
      `  ${camel}: ${camel}Contract,\n`,
    ),
  )
  await tree.edit('packages/server/src/app/handlers.ts', text =>
    behind(
      withImport(text, `${camel}Handlers`, `../features/${kebab}/${kebab}.handlers.ts`),
      'export const handlers: AllHandlers = {',
      `  ${camel}: ${camel}Handlers,\n`,
    ),
  )
}
