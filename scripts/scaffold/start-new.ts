import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Outcome, run } from '../run.ts'
import { newCheck } from './check.ts'
import { newCommand } from './command.ts'
import { newEndpoint } from './endpoint.ts'
import { newFeature } from './feature.ts'
import type { Scaffold } from './scaffold.ts'
import { newScreen } from './screen.ts'

const KINDS: Readonly<Record<string, { readonly scaffold: Scaffold; readonly usage: string }>> = {
  feature: { scaffold: newFeature, usage: 'feature complaints complaint /avvikelser avvikelse' },
  endpoint: { scaffold: newEndpoint, usage: 'endpoint bookings confirm' },
  screen: { scaffold: newScreen, usage: 'screen bookings summary /tidsbokningar/oversikt' },
  command: { scaffold: newCommand, usage: 'command bookings confirm' },
  check: { scaffold: newCheck, usage: 'check VALUE_SOMETHING' },
}

interface Workplace {
  /** The folder of the project that is written to. */
  readonly root: string
  /** Takes each line of what is told. */
  readonly say: (line: string) => void
}

/** Copies an example under a new name and generates what follows from it. Answers the exit status. */
export async function startNew(words: readonly string[], { root, say }: Workplace): Promise<number> {
  const [kind = '', name, ...more] = words
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!known || !name) {
    say('What is to be new? Such as:')
    for (const { usage } of Object.values(KINDS)) say(`  npm run new ${usage}`)
    return 2
  }
  const result = await known.scaffold(root, name, ...more)
  if ('refused' in result) {
    say(result.refused)
    return 1
  }
  const { written, migration, next } = result
  for (const path of written) say(`written: ${path}`)
  const steps: (() => Promise<Outcome>)[] = [
    () => run('biome', ['check', '--write', ...written], { cwd: root }),
    () => run('node', ['scripts/gen.ts'], { cwd: root }),
    ...(migration ? [() => migrate(root, migration)] : []),
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

/**
 * Creates a migration, and keeps the last snapshot of the schema alone. drizzle-kit also succeeds when it has written
 * nothing, so that is checked here.
 */
async function migrate(root: string, name: string): Promise<Outcome> {
  const cwd = join(root, 'packages/server')
  const outcome = await run(join(cwd, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], { cwd })
  const meta = join(cwd, 'migrations/meta')
  const snapshots = (await readdir(meta)).filter(file => file.endsWith('_snapshot.json')).sort()
  await Promise.all(snapshots.slice(0, -1).map(file => rm(join(meta, file))))
  return outcome.output.includes(`_${name}.sql`) ? outcome : { ...outcome, code: 1 }
}
