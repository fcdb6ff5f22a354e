import { run, say } from './run.ts'
import { newCheck } from './scaffold/check.ts'
import { newFeature } from './scaffold/feature.ts'
import type { Scaffold } from './scaffold/scaffold.ts'

const KINDS: Readonly<Record<string, { readonly scaffold: Scaffold; readonly usage: string }>> = {
  feature: { scaffold: newFeature, usage: 'feature complaints complaint /avvikelser avvikelse' },
  check: { scaffold: newCheck, usage: 'check VALUE_SOMETHING' },
}

/** Copies an example of a feature or of a check under a new name, and writes what follows from it. */
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
  const { written, next } = result
  for (const path of written) say(`written: ${path}`)
  const table = written.find(path => path.startsWith('packages/server/src/db/schema/'))
  const steps: (readonly [command: string, args: readonly string[], cwd?: string])[] = [
    ['biome', ['check', '--write', ...written]],
    ['node', ['scripts/gen.ts']],
    ...(table
      ? [
          [
            'node_modules/.bin/drizzle-kit',
            ['generate', '--name', name.replaceAll('-', '_')],
            'packages/server',
          ] as const,
        ]
      : []),
  ]
  for (const [command, args, cwd] of steps) {
    const { code, output } = await run(command, args, cwd === undefined ? {} : { cwd })
    if (code === 0) continue
    say(output)
    return 1
  }
  say(next)
  return 0
}

process.exit(await main())
