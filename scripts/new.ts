import { newCheck } from './new/check.ts'
import { newCommand } from './new/command.ts'
import { newEndpoint } from './new/endpoint.ts'
import { newFeature } from './new/feature/feature.ts'
import { newScreen } from './new/screen.ts'
import type { Starter } from './new/started.ts'
import { Tree } from './new/tree.ts'
import { ROOT, run, say } from './run.ts'

const STARTERS: Readonly<Record<string, { readonly start: Starter; readonly usage: string }>> = {
  feature: { start: newFeature, usage: 'feature orders /bestallningar [on-dashboard]' },
  screen: { start: newScreen, usage: 'screen orders.details /bestallningar/id/:id' },
  endpoint: { start: newEndpoint, usage: 'endpoint orders.reply' },
  command: { start: newCommand, usage: 'command orders.show' },
  check: { start: newCheck, usage: 'check VALUE_SOMETHING' },
}

/** Scaffolds a part of the product, with tests that fail and say what is left to do. */
async function main(): Promise<number> {
  const [kind = '', name, ...more] = process.argv.slice(2)
  const starter = Object.hasOwn(STARTERS, kind) ? STARTERS[kind] : undefined
  if (!starter || !name) {
    say('What is to be started? Such as:')
    for (const { usage } of Object.values(STARTERS)) say(`  npm run new ${usage}`)
    return 2
  }
  const tree = new Tree(ROOT)
  const result = await starter.start(tree, name, ...more)
  if ('refused' in result) {
    say(result.refused)
    return 1
  }
  await run('biome', ['check', '--write', ...tree.written])
  const generated = await run('node', ['scripts/gen.ts'])
  if (generated.code !== 0) say(generated.output)
  for (const path of tree.written) say(`written: ${path}`)
  say(result.next)
  return 0
}

process.exit(await main())
