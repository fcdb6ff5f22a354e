import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  type CertificateUrgency,
  type certificatesList,
  MEDICAL_CHECKS,
  type UrgentCertificate,
} from '@salvia/core/certificates'
import { CERTIFICATE_WARNING_DAYS, CERTIFICATE_WITHIN_DAYS_MAX } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import { addDays } from '@salvia/core/primitives'
import { demoWorld } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { widthOf } from '../../output/width.ts'
import { sendCertificates, TODAY } from '../../testing/certificates.ts'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

type Page = PageOf<typeof certificatesList>
interface Expiring {
  readonly until: string
  readonly heardAt: string | null
  readonly counts: Readonly<Record<CertificateUrgency, number>>
  readonly items: readonly UrgentCertificate[]
}

/** Other tests import files of the second company meanwhile, so that its employees leave. */
const COMPANY = '10401'
const SHOWN = '--show-values'
const LIMITATION = 'Inte i slutna utrymmen.'

const { employees } = demoWorld(TODAY)
let hr: string
let names: readonly string[]
let numbers: readonly string[]
const withdrawals: (() => Promise<void>)[] = []
beforeAll(async () => {
  hr = await sharedTokenOf('hr@demo.example')
  const sent = await sendCertificates({ employees, clientNumber: COMPANY }, [
    { person: 0, check: 'mercury', endsIn: -30 },
    { person: 1, check: 'mercury', endsIn: 30, limitation: LIMITATION },
    { person: 2, check: 'mercury', endsIn: 400 },
    { person: 0, check: 'risk-assessed', endsIn: -30 },
  ])
  names = sent.names
  numbers = sent.numbers
  withdrawals.push(sent.withdraw)
})
afterAll(async () => {
  for (const withdraw of withdrawals) await withdraw()
})

function place(token = hr, cwd = testFolder()) {
  return { cwd, env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd } }
}

interface Around {
  readonly token?: string
  readonly org?: string
  readonly more?: Readonly<Record<string, string>>
}

function run(words: readonly string[], { token, org = COMPANY, more = {} }: Around = {}) {
  const { cwd, env } = place(token)
  const here = { cwd, env: { ...env, COLUMNS: '80', ...more } }
  return salviaHere(['certificates', ...words, '--org', org], here)
}

async function json<T>(words: readonly string[], around?: Around): Promise<T> {
  const { status, stdout, stderr } = await run([...words, '-f', 'json'], around)
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as T
}

const list = (...words: readonly string[]) => json<Page>(['list', '--all', ...words])
const numberOf = ({ employee }: Page['items'][number]) => employee.employmentNumber
const nameOf = ({ employee }: Page['items'][number]) => `${employee.firstName} ${employee.lastName}`

describe('certificates list', () => {
  const mercury = (...words: readonly string[]) => list('--check', 'mercury', SHOWN, ...words)

  test('has who, which check and until when, the most urgent first', async () => {
    const { items, heardAt } = await mercury('--sort', 'status')
    expect(items.map(row => [nameOf(row), row.status])).toEqual([
      [names[0], 'expired'],
      [names[1], 'expires-soon'],
      [names[2], 'expires'],
    ])
    expect(heardAt).toEqual(expect.any(String))
  })

  test('filters by status, type, source and the last day', async () => {
    const named = async (...words: readonly string[]) => (await mercury(...words)).items.map(nameOf)
    expect(await named('--status', 'expired')).toEqual([names[0]])
    expect(await named('--type', 'offered')).toEqual([])
    expect(await named('--source', 'monitoring')).toEqual([])
    const day = addDays(TODAY, 30)
    expect(await named('--from', day, '--to', day)).toEqual([names[1]])
    const offered = await list('--check', 'risk-assessed', '--type', 'offered', '--source', 'monitoring')
    expect(offered.items.map(({ status }) => status)).toEqual(['no-certificate'])
  })

  test('is searched by name', async () => {
    const { items } = await mercury('--search', names[2] ?? '')
    expect(items.map(nameOf)).toEqual([names[2]])
  })

  test('names nobody, no check and no limitation unless that is asked for', async () => {
    const own = [...names.flatMap(name => name.split(' ')), ...numbers.map(number => `"${number}"`)]
    const checks = ['mercury', 'risk-assessed'] as const
    const secrets = [LIMITATION, ...own, ...checks.flatMap(check => [check, MEDICAL_CHECKS[check].name.sv])]
    for (const words of [['list', '--all'], ['expiring']])
      for (const format of ['pretty', 'concise', 'json']) {
        const { stdout } = await run([...words, '-f', format])
        expect(secrets.filter(secret => stdout.includes(secret))).toEqual([])
        expect(stdout).toContain('•••••')
      }
    const refused = await run(['list', '-f', 'csv'])
    expect([refused.status, refused.stdout, refused.stderr.includes(SHOWN)]).toEqual([2, '', true])
  })

  test('what no row tells stands beside an output of rows only, unless it is to be quiet', async () => {
    const said = async (...words: readonly string[]) =>
      (await run(['list', '--check', 'mercury', SHOWN, ...words])).stderr.includes('Journalen hördes senast')
    expect([await said('-f', 'concise'), await said('-f', 'csv')]).toEqual([true, true])
    expect([await said('-f', 'json'), await said('-f', 'pretty')]).toEqual([false, false])
    expect(await said('-f', 'csv', '--quiet')).toBe(false)
    const file = join(testFolder(), 'list.csv')
    expect(await said('-f', 'pretty', '-f', `csv:${file}`)).toBe(false)
  })

  test('in a build values are shown only to those who say that they know', async () => {
    for (const words of [['list'], ['expiring']]) {
      const refused = await run([...words, SHOWN], { more: { CI: 'true' } })
      expect([refused.status, refused.stdout, refused.stderr.includes('byggloggen')]).toEqual([2, '', true])
      const known = await run([...words, SHOWN, '--i-understand-personal-data'], { more: { CI: 'true' } })
      expect(known.status).toBe(0)
    }
  })

  test('is a file for a spreadsheet, with names and employment numbers', async () => {
    const { stdout } = await run(['list', '--check', 'mercury', '--sort', 'end', '-f', 'csv', SHOWN])
    const [head, ...rows] = stdout.trimEnd().split('\r\n')
    expect(rows.map(row => row.split(';').slice(0, 2).reverse().join(' '))).toEqual(names.slice(0, 3))
    const at = head?.split(';').indexOf('Anställningsnummer') ?? -1
    expect(rows.map(row => row.split(';')[at])).toEqual(numbers.slice(0, 3))
    const { items } = await mercury('--sort', 'end')
    expect(items.map(numberOf)).toEqual(numbers.slice(0, 3))
  })

  test('has the last day, the status and the limitation on a screen, and one line each in a pipe', async () => {
    const { items } = await mercury()
    const shown = (await run(['list', '--check', 'mercury', '-f', 'pretty', SHOWN])).stdout
    for (const row of items) expect(shown).toContain(`${row.end}  ${nameOf(row)}, Kvicksilver `)
    expect(shown).toMatch(/ Löper snart ut\n/)
    expect(shown).toContain(`Begränsning: ${LIMITATION}`)
    expect(shown).toContain('\n3 medicinska kontroller\n')
    // What other tests withdraw at the same time may stand between.
    expect(shown).toMatch(/\nJournalen hördes senast \d{4}-\d\d-\d\d \d\d:\d\d/)
    const piped = (await run(['list', '--check', 'mercury'])).stdout.trimEnd().split('\n')
    expect(piped.map(line => line.split(' ').slice(0, 3))).toEqual(
      items.map(({ id, status, end }) => [id, status, end]),
    )
  })

  test.each([
    [['--status', 'gone'], 'expired, no-certificate, expires-soon'],
    [['--check', 'gone'], 'asbestos'],
    [['--to', '2026-02-30'], '--to'],
  ])('%j is told what would do', async (words, sentence) => {
    const { status, stdout, stderr } = await run(['list', ...words])
    expect([status, stdout, stderr.replace(/\s+/g, ' ').includes(sentence)]).toEqual([2, '', true])
  })
})

describe('certificates expiring', () => {
  /** A check that the demo has no entries of. */
  const OF = ['--check', 'cadmium']
  const expiring = (...words: readonly string[]) => json<Expiring>(['expiring', SHOWN, ...OF, ...words])
  const FAIL = ['--fail-on-expired', '--fail-on-expiring'] as const
  /** The exit statuses without a flag, and with each. */
  const statuses = async (...words: readonly string[]) =>
    Promise.all(
      [[], [FAIL[0]], [FAIL[1]]].map(
        async more => (await run(['expiring', ...OF, ...words, ...more])).status,
      ),
    )

  /** Runs while the company has these certificates alone. */
  async function having(
    sent: Parameters<typeof sendCertificates>[1],
    then: (names: readonly string[]) => Promise<void>,
  ) {
    const { names: people, withdraw } = await sendCertificates({ employees, clientNumber: COMPANY }, sent)
    try {
      await then(people)
    } finally {
      await withdraw()
    }
  }

  test('nothing is nothing, and ends with 0', async () => {
    expect(await expiring()).toMatchObject({
      ...{ until: addDays(TODAY, CERTIFICATE_WARNING_DAYS), items: [] },
      counts: { expired: 0, 'no-certificate': 0, expiring: 0 },
    })
    expect(await statuses()).toEqual([0, 0, 0])
    const { stdout } = await run(['expiring', ...OF, '-f', 'pretty'])
    expect(stdout).toMatch(/^Inget intyg är utgånget, saknas eller löper ut till och med /)
    expect(stdout).toContain('Journalen hördes senast ')
  })

  test('what expires ends with 11 if that is asked for, and what is valid for longer with 0', async () => {
    await having([{ person: 0, check: 'cadmium', endsIn: 40 }], async () => {
      expect(await statuses()).toEqual([0, 0, 11])
      expect(await statuses('--within', '20d')).toEqual([0, 0, 0])
    })
  })

  test.each([
    ['an expired certificate of fitness', 'cadmium', -30, 'expired'],
    ['one that is expired no longer', 'cadmium', -400, 'no-certificate'],
    ['an offered check that is due', 'allergenic', -30, 'no-certificate'],
  ] as const)('%s ends with 12 if that is asked for', async (_what, check, endsIn, urgency) => {
    await having([{ person: 0, check, endsIn }], async () => {
      expect(await statuses('--within', '1d', '--check', check)).toEqual([0, 12, 12])
      expect((await expiring('--check', check)).counts).toMatchObject({ [urgency]: 1 })
    })
  })

  test('has the most urgent first, in groups, on every format', async () => {
    const sent = [
      { person: 0, check: 'cadmium', endsIn: 60 },
      { person: 1, check: 'cadmium', endsIn: 20 },
      { person: 2, check: 'cadmium', endsIn: -400 },
      { person: 3, check: 'cadmium', endsIn: -20 },
      { person: 4, check: 'cadmium', endsIn: 200 },
    ] as const
    await having(sent, async people => {
      const order = [3, 2, 1, 0]
      const { items, counts } = await expiring()
      expect(items.map(nameOf)).toEqual(order.map(at => people[at]))
      expect(counts).toEqual({ expired: 1, 'no-certificate': 1, expiring: 2 })
      const shown = (await run(['expiring', ...OF, '-f', 'pretty', SHOWN])).stdout
      expect(shown.split('\n').filter(line => /^[^,]*: \d+$/.test(line))).toEqual([
        ...['Utgånget: 1', 'Intyg saknas: 1'],
        `Löper ut till och med ${addDays(TODAY, CERTIFICATE_WARNING_DAYS)}: 2`,
      ])
      expect(Math.max(...shown.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
      const piped = await run(['expiring', ...OF])
      expect(
        piped.stdout
          .trimEnd()
          .split('\n')
          .map(line => line.split(' ').slice(0, 3)),
      ).toEqual(items.map(({ id, urgency, end }) => [id, urgency, end]))
      expect(piped.stderr).toMatch(/^Journalen hördes senast /m)
      const { stdout: lines } = await run(['expiring', ...OF, '-f', 'ndjson', SHOWN])
      const rows = lines
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as UrgentCertificate)
      expect(rows.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
      expect((await expiring('--within', '210d')).items.map(nameOf).at(-1)).toBe(people[4])
    })
  })

  test('tells a machine with the grant, without limitations, and no other machine', async () => {
    const made = async (...words: readonly string[]) => {
      const name = `maskin ${randomUUID().slice(0, 8)}`
      const login = ['login', '--machine', name, '--org', COMPANY, ...words]
      return (await salviaHere(login, place())).stdout.trim()
    }
    const token = await made('--feature', 'certificates')
    await having([{ person: 0, check: 'cadmium', endsIn: -30, limitation: LIMITATION }], async people => {
      const path = join(testFolder(), 'intyg.json')
      const words = ['expiring', ...OF, '--fail-on-expired', '--quiet', '-f', `json:${path}`, SHOWN]
      expect(await run(words, { token, org: COMPANY })).toEqual({ status: 12, stdout: '', stderr: '' })
      const { items } = JSON.parse(readFileSync(path, 'utf8')) as Expiring
      expect(items.map(row => [nameOf(row), numberOf(row), row.limitation])).toEqual([
        [people[0], numbers[0], null],
      ])
      const csv = (await run(['list', ...OF, '-f', 'csv', SHOWN], { token, org: COMPANY })).stdout
      expect(csv).toContain(`;${numbers[0]};`)
    })
    expect((await run(['expiring'], { token: await made(), org: COMPANY })).status).toBe(4)
  })

  test('is rendered for people on a terminal of its own', async () => {
    const words = ['certificates', 'expiring', '--org', COMPANY]
    const { status, shown } = await onTerminal(words, [], place())
    const lines = stripVTControlCharacters(shown).split('\r\n')
    expect(status).toBe(0)
    expect(lines).toContain('Personuppgifter är dolda. Visa dem med --show-values.')
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80)
  })

  test.each(['60', '0d', `${CERTIFICATE_WITHIN_DAYS_MAX + 1}d`, '48h', '-1d', 'ett år'])(
    '--within=%s is told what would do',
    async within => {
      const { status, stdout, stderr } = await run(['expiring', `--within=${within}`])
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toContain(`högst ${CERTIFICATE_WITHIN_DAYS_MAX}d`)
    },
  )
})

test.each([
  ['sv', 'utgångna, saknas eller snart löper ut', 'sluta med 12'],
  ['en', 'have expired, are missing or will soon expire', 'end with 12'],
])('the help says what each option does (%s)', async (locale, summary, option) => {
  const { stdout } = await run(['expiring', '--help', '--locale', locale])
  const text = stdout.replace(/\s+/g, ' ')
  expect([text.includes(summary), text.includes(option)]).toEqual([true, true])
})
