import { newCheck } from './new/check.ts'
import { newEndpoint } from './new/endpoint.ts'
import { run, say } from './run.ts'

const STARTERS = { check: newCheck, endpoint: newEndpoint } as const

/** Starts a check or a call the right way: `npm run new check VALUE_SOMETHING`, `npm run new endpoint bookings.list`. */
async function main(): Promise<number> {
  const [kind, name] = process.argv.slice(2)
  if (!kind || !name || !Object.hasOwn(STARTERS, kind)) {
    say(`Usage: npm run new ${Object.keys(STARTERS).join('|')} NAME`)
    return 2
  }
  const result = await STARTERS[kind as keyof typeof STARTERS](name)
  if ('refused' in result) {
    say(result.refused)
    return 1
  }
  await run('biome', ['check', '--write', ...result.written])
  for (const path of result.written) say(`written: ${path}`)
  say(result.next)
  return 0
}

process.exit(await main())
