import { join } from 'node:path'
import { end, type Outcome, ROOT, run, say } from './run.ts'
import { newCheck } from './scaffold/check.ts'
import { newCommand } from './scaffold/command.ts'
import { newEndpoint } from './scaffold/endpoint.ts'
import { newFeature } from './scaffold/feature.ts'
import type { Scaffold } from './scaffold/scaffold.ts'
import { newScreen } from './scaffold/screen.ts'

const KINDS: Readonly<Record<string, { readonly scaffold: Scaffold; readonly usage: string }>> = {
  feature: { scaffold: newFeature, usage: 'feature complaints complaint /avvikelser avvikelse' },
  endpoint: { scaffold: newEndpoint, usage: 'endpoint bookings confirm' },
  screen: { scaffold: newScreen, usage: 'screen bookings summary /tidsbokningar/oversikt' },
  command: { scaffold: newCommand, usage: 'command bookings confirm' },
  check: { scaffold: newCheck, usage: 'check VALUE_SOMETHING' },
}

/** Copies an example under a new name and generates what follows from it. */
async function main(): Promise<number> {
  const [kind = '', name, ...more] = process.argv.slice(2)
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!known || !name) {
    say('What is to be new? Such as:')
    for (const { usage } of Object.values(KINDS)) say(`  npm run new ${usage}`)
    return 2
  }
  const result = await known.scaffold(name, ...more)
  if ('refused' in result) {
    say(result.refused)
    return 1
  }
  const { written, migration, next } = result
  for (const path of written) say(`written: ${path}`)
  const steps: (() => Promise<Outcome>)[] = [
    () => run('biome', ['check', '--write', ...written]),
    () => run('node', ['scripts/gen.ts']),
    ...(migration ? [() => migrate(migration)] : []),
  ]
  for (const step of steps) {
    const { code, output } = await step()
    if (code === 0) continue
    say(output)
    return 1
  }
  say(next)
  return 0
}

/** Creates a migration. drizzle-kit also succeeds when it has written nothing, so that is checked here. */
async function migrate(name: string): Promise<Outcome> {
  const cwd = join(ROOT, 'packages/server')
  const outcome = await run(join(cwd, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], { cwd })
  return outcome.output.includes(`_${name}.sql`) ? outcome : { ...outcome, code: 1 }
}

end(await main())
