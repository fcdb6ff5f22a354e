import { demoWorld } from '@salvia/fixtures/demo-world'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendCertificates, TODAY } from '../testing/certificates.ts'
import { personnelFile, testFolder, written } from '../testing/folder.ts'
import { isAllowed } from '../testing/masking/allowed-leaves.ts'
import { type Asked, JSON_COMMANDS, type World } from '../testing/masking/json-commands.ts'
import { type Leaf, leavesOf } from '../testing/masking/leaves.ts'
import { salviaHere } from '../testing/run-here.ts'
import { serviceUrl, sharedTokenOf, systemTokenFor } from '../testing/service.ts'
import { COMMAND_NAMES, COMMANDS } from './registry.ts'

const SHOWN = '--show-values'
const MASK = '•'

const tokens = { hr: '', system: '' }
beforeAll(async () => {
  tokens.hr = await sharedTokenOf('hr@demo.example')
  tokens.system = await systemTokenFor(['clinics', 'orders'])
  await run(['login', '--machine', 'Prov av masker', '--org', '10402'])
  const { employees } = demoWorld(TODAY)
  const { withdraw } = await sendCertificates({ employees, clientNumber: '10401' }, [
    { person: 5, check: 'lead', endsIn: 30, limitation: 'Inte vid ugnen.' },
    { person: 6, check: 'vibration', endsIn: -30 },
  ])
  return withdraw
})

const run = (words: readonly string[], token = tokens.hr) =>
  salviaHere(words, {
    env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: '/nonexistent' },
  })

async function json(words: readonly string[], { bySystem, isLines }: Partial<Asked> = {}): Promise<unknown> {
  const { stdout, stderr } = await run(
    isLines ? words : [...words, '-f', 'json'],
    bySystem ? tokens.system : tokens.hr,
  )
  expect(stdout, `${words.join(' ')}: ${stderr}`).not.toBe('')
  return isLines
    ? stdout
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as unknown)
    : JSON.parse(stdout)
}

async function worldOf(folder: string): Promise<World> {
  const faults = [
    [2, 'Personnummer', '198112189875'],
    [2, 'Förnamn', `Karin ${'x'.repeat(50)}`],
    [3, 'Efternamn', `Berg ${'x'.repeat(50)}`],
    [2, 'E-post', 'bo.persson@exempel'],
    [3, 'Mobiltelefon', '070-174 06 05'],
    [4, 'Arbetstelefon', '08-465 00 03'],
    [3, 'Anställningsnummer', '10001'],
    [4, 'Befattning', 'Samordnare av allt som har med arbetsmiljö och hälsa att göra'],
    [4, 'Skyddad identitet', 'Ja, sedan i våras'],
    [4, 'Närmaste chef', 'eva ek@exempel.se'],
  ] as const
  const line = (id: string, city: unknown) =>
    JSON.stringify({
      ...{ id, version: 1, op: 'put' },
      data: { name: 'Mottagningen', city, address: null, phone: null, partner: false },
    })
  return {
    faulty: written(folder, 'personal.csv', await personnelFile(4, faults)),
    sendable: written(folder, 'send.csv', await personnelFile(58, faults.slice(4))),
    feed: written(folder, 'clinics.ndjson', [line('masked-a', 'Ås'), line('masked-b', 1)].join('\n')),
    json,
  }
}

const isAsked = (way: Asked | { readonly why: string } | undefined): way is Asked =>
  way !== undefined && 'words' in way

describe.each(COMMAND_NAMES)('%s', name => {
  const way = JSON_COMMANDS[name]

  test('is placed as one that answers JSON, or not', async () => {
    const { formats, options } = await COMMANDS[name]()
    expect(way, 'Place it in testing/masking/json-commands.ts.').toBeDefined()
    expect(isAsked(way) && !way.isLines).toBe(formats.includes('json'))
    if ('showValues' in options) expect(way).toHaveProperty('words')
  })

  if (!isAsked(way)) return
  test('shows nothing of people until that is asked for', async () => {
    const canShow = 'showValues' in (await COMMANDS[name]()).options
    const wrong = new Set<string>()
    let hidden = 0
    for (const words of await way.words(await worldOf(testFolder()))) {
      const masked = leavesOf(await json(words, way))
      const shown = canShow ? leavesOf(await json([...words, SHOWN], way)) : masked
      for (const leaf of leftOpen(masked))
        if (!isAllowed(name, leaf.path)) wrong.add(`${leaf.path} = ${leaf.value}`)
      hidden += hiddenOf(masked, shown).length
    }
    expect([...wrong]).toEqual([])
    expect(hidden > 0).toBe(canShow)
  }, 120_000)
})

/** Leaves of which no mask hides anything. */
function leftOpen(masked: readonly Leaf[]): Leaf[] {
  return masked.filter(({ value }) => !String(value).includes(MASK))
}

/** Leaves that only the shown result has, or has otherwise. */
function hiddenOf(masked: readonly Leaf[], shown: readonly Leaf[]): Leaf[] {
  const values = new Map(masked.map(({ place, value }) => [place, value]))
  return shown.filter(({ place, value }) => values.get(place) !== value)
}
