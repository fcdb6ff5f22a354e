import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { errorFacts } from '@salvia/core/error-catalogue'
import type { OrderDetails, OrderFilter, OrderRow, OrdersPage } from '@salvia/core/orders'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { widthOf } from '../../output/width.ts'
import { testFolder } from '../../testing/folder.ts'
import { inFrontOfService } from '../../testing/in-front.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const tokens = { hr: '', bodil: '' }
let cwd: string
beforeAll(async () => {
  tokens.hr = await sharedTokenOf('hr@demo.example')
  tokens.bodil = await sharedTokenOf('bestallare@demo.example')
})
beforeEach(() => {
  cwd = testFolder()
})

const place = (who: keyof typeof tokens = 'hr') => ({
  cwd,
  env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: tokens[who], XDG_CONFIG_HOME: cwd },
})

function run(
  words: readonly string[],
  { who = 'hr', columns = '80' }: { who?: keyof typeof tokens; columns?: string } = {},
) {
  const { env } = place(who)
  return salviaHere(['orders', ...words, '--org', '10401'], { cwd, env: { ...env, COLUMNS: columns } })
}

async function page(words: readonly string[] = [], who: keyof typeof tokens = 'hr'): Promise<OrdersPage> {
  const { status, stdout, stderr } = await run(['list', '-f', 'json', '--all', '--show-values', ...words], {
    who,
  })
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as OrdersPage
}

type Whole = Extract<OrderDetails, { access: 'full' }>

async function details(number: string): Promise<Whole> {
  const { stdout, stderr } = await run(['show', number, '--show-values', '-f', 'json'])
  const order = JSON.parse(stdout || '{}') as OrderDetails
  return order.access === 'full' ? order : expect.fail(`${number} is not seen: ${stderr}`)
}

/** The first order, the latest first, that has something. */
async function orderWith(has: (order: Whole) => boolean): Promise<Whole> {
  for (const { number, access } of (await page()).items) {
    const order = access === 'full' ? await details(number) : undefined
    if (order && has(order)) return order
  }
  return expect.fail('no order of the demo has it')
}

const filesOf = ({ attachments, conversation }: Whole) => [
  ...attachments,
  ...conversation.messages.flatMap(message => message.attachments),
]

/** One order of each kind and each access. */
function byAccess(orders: readonly OrderRow[]): OrderRow[] {
  return [...new Map(orders.map(order => [`${order.access} ${order.kind}`, order])).values()]
}

describe('orders list', () => {
  test.each(['sent', 'received', 'handled', 'closed'] satisfies OrderFilter[])(
    'filters by status: %s',
    async status => {
      const { items, counts, total } = await page(['--status', status])
      expect(new Set(items.map(order => order.status))).toEqual(new Set([status]))
      expect(total).toBe(counts[status])
    },
  )

  test('finds by number, by service and unread, and sorts', async () => {
    const { items } = await page()
    const [first] = items
    expect((await page(['--search', first?.number ?? ''])).items.map(({ id }) => id)).toEqual([first?.id])
    const unread = await page(['--unread'])
    expect(unread.items.length).toBeGreaterThan(0)
    expect(unread.items.every(order => order.unread > 0)).toBe(true)
    const days = (await page(['--sort', 'date'])).items.map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted())
  })

  test('has two lines for each on a screen, one in a pipe, and names nobody unless that is asked for', async () => {
    const { items } = await page()
    const [shown, piped] = [await run(['list', '-f', 'pretty']), await run(['list'])]
    const first = items[0] ?? expect.fail('no order')
    expect(shown.stdout).toContain(`  ${first.number}`)
    expect(shown.stdout).not.toContain(first.service ?? 'x')
    expect(Math.max(...shown.stdout.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
    expect(piped.stdout.split('\n')[0]).toMatch(/^B-\d+ \w+ \d{4}-\d\d-\d\d \d\d:\d\d(\+\d\d:\d\d)? /)
  })

  test('a wrong status is told what would do', async () => {
    const { status, stderr } = await run(['list', '--status', 'open'])
    expect([status, stderr.includes('sent, received, handled, closed')]).toEqual([2, true])
  })
})

describe('orders show', () => {
  test.each(['60', '80', '100'])('tells everything in %s columns', async columns => {
    const order = await orderWith(
      ({ kind, conversation }) => kind === 'person' && conversation.messages.length > 1,
    )
    const { status, stdout } = await run(['show', order.number, '--show-values', '-f', 'pretty'], { columns })
    const [message] = order.conversation.messages
    expect(status).toBe(0)
    expect(Math.max(...stdout.split('\n').map(widthOf))).toBeLessThanOrEqual(Number(columns))
    const text = stdout.replace(/\s+/g, ' ')
    for (const part of [
      order.number,
      order.contents.service.name,
      order.maker,
      order.employee?.lastName,
      message?.sender,
    ])
      expect(text).toContain(part)
    expect(text).toContain(message?.text.replace(/\s+/g, ' '))
    expect(text).toContain('Händelser')
  })

  test('hides names and texts unless they are asked for, in json too', async () => {
    const order = await orderWith(({ employee, contents }) => employee !== null && contents.message !== null)
    const shown = [
      await run(['show', order.number, '-f', 'pretty']),
      await run(['show', order.number, '-f', 'json']),
      await run(['show', order.number]),
    ]
    for (const { stdout } of shown) {
      for (const hidden of [order.employee?.lastName, order.contents.message, order.contents.userMobilePhone])
        expect(stdout).not.toContain(hidden)
      expect(stdout).toContain(order.number)
    }
  })

  test.each(['hr', 'bodil'] as const)('says in a pipe what the list says of it, to %s', async who => {
    const listed = await run(['list', '--all', '--show-values'], { who })
    for (const { number } of byAccess((await page(['--all'], who)).items)) {
      const { stdout } = await run(['show', number, '--show-values'], { who })
      expect(listed.stdout.split('\n')).toContain(stdout.trimEnd())
    }
  })

  test('says that an answer is awaited, and which message asks for it', async () => {
    const { items } = await page(['--awaits-answer'])
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ awaitsAnswer }) => awaitsAnswer)).toBe(true)
    const number = items[0]?.number ?? ''
    expect((await details(number)).awaitsAnswer).toBe(true)
    const { stdout } = await run(['show', number, '-f', 'pretty'])
    const [head = '', ...lines] = stdout.split('\n')
    expect(head).toMatch(/, svar behövs$/)
    expect(lines.filter(line => line.endsWith('svar behövs'))).toHaveLength(1)
    expect((await run(['show', number])).stdout).toMatch(/ \(svar behövs\)\n$/)
  })

  test('takes the number as people write it, and the id', async () => {
    const [first] = (await page()).items
    const digits = first?.number.slice(2) ?? ''
    for (const word of [`b${digits}`, `b-${digits}`, first?.id ?? ''])
      expect((await run(['show', word])).stdout).toContain(`B-${digits}`)
  })

  test('tells who sees a part only why', async () => {
    const { items } = await page([], 'bodil')
    const limited = items.find(({ access }) => access === 'limited')
    const lost = items.find(({ access }) => access === 'text')
    const shownOf = async (number = '') =>
      (await run(['show', number, '-f', 'pretty', '--show-values'], { who: 'bodil' })).stdout
    expect(await shownOf(limited?.number)).toContain('Du ser bara en del av beställningen.')
    const text = await shownOf(lost?.number)
    expect(text).toContain('Du ser bara den ursprungliga beställningen.')
    expect(text).toContain('microscope')
    const download = await run(['download', lost?.number ?? ''], { who: 'bodil' })
    expect([download.status, download.stderr.includes('inga filer')]).toEqual([2, true])
  })

  test.each([
    ['B-99999', 'finns inte hos'],
    ['99', 'är inget beställningsnummer'],
  ])('%s is told', async (number, sentence) => {
    const { status, stderr } = await run(['show', number])
    expect([status, stderr.replace(/\s+/g, ' ').includes(sentence)]).toEqual([2, true])
  })

  test('is rendered for people on a terminal of its own', async () => {
    const [first] = (await page()).items
    const { status, shown } = await onTerminal(
      ['orders', 'show', first?.number ?? '', '--org', '10401'],
      [],
      place(),
    )
    const lines = stripVTControlCharacters(shown).split('\r\n')
    expect(status).toBe(0)
    expect(lines.some(line => line.startsWith('Händelser'))).toBe(true)
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80)
  })
})

describe('orders download', () => {
  const openable = (order: Whole) =>
    filesOf(order).length > 1 && filesOf(order).every(({ links }) => links.length > 0)

  test('saves every file of both sides in a folder, readable by the owner alone', async () => {
    const order = await orderWith(openable)
    const { status, stdout } = await run(['download', order.number, '-o', 'bilagor'])
    expect(status).toBe(0)
    const saved = readdirSync(join(cwd, 'bilagor'))
    expect(saved).toHaveLength(filesOf(order).length)
    expect(stdout.trimEnd().split('\n').toSorted()).toEqual(
      saved.map(name => join('bilagor', name)).toSorted(),
    )
    for (const { name, bytes } of filesOf(order)) {
      const { size, mode } = statSync(join(cwd, 'bilagor', name))
      expect([size, mode & 0o777]).toEqual([bytes, 0o600])
    }
  })

  test('overwrites nothing unless that is asked for, and then fetches nothing either', async () => {
    const order = await orderWith(openable)
    const [first, second] = filesOf(order)
    writeFileSync(join(cwd, second?.name ?? ''), 'mine')
    const refused = await run(['download', order.number])
    expect([refused.status, refused.stderr.includes('finns redan')]).toEqual([2, true])
    expect(readFileSync(join(cwd, second?.name ?? ''), 'utf8')).toBe('mine')
    expect(existsSync(join(cwd, first?.name ?? ''))).toBe(false)
    expect((await run(['download', order.number, '--force'])).status).toBe(0)
    expect(readFileSync(join(cwd, second?.name ?? '')).byteLength).toBe(second?.bytes)
  })

  test('saves one file by its name, and says when there is none of that name', async () => {
    const order = await orderWith(openable)
    const [first] = filesOf(order)
    expect((await run(['download', order.number, '--file', first?.name ?? ''])).status).toBe(0)
    expect(readdirSync(cwd)).toContain(first?.name)
    const unknown = await run(['download', order.number, '--file', 'x.pdf'])
    expect([unknown.status, unknown.stderr.includes('x.pdf')]).toEqual([2, true])
  })

  test('tells of an infected file why it is not saved, with an exit status of its own', async () => {
    const order = await orderWith(found => filesOf(found).some(({ state }) => state === 'infected'))
    const { status, stdout, stderr } = await run(['download', order.number])
    expect([status, stdout]).toEqual([10, ''])
    expect(stderr).toContain('Filen innehöll virus och togs bort.')
    expect(readdirSync(cwd)).toEqual([])
  })

  test('saves what it may when one of several files is held back, and its exit status says that one is', async () => {
    const order = await orderWith(openable)
    const [held, ...others] = filesOf(order)
    const SALVIA_API = await inFrontOfService({
      instead(asked, answer) {
        if (!asked.url?.endsWith(`/attachments/${held?.id}`)) return false
        const { status, title } = errorFacts('ATTACHMENT_WAITING')
        const problem = { status, code: 'ATTACHMENT_WAITING', title: title.sv, traceId: 'trace', data: {} }
        answer.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
        return true
      },
    })
    const env = { ...place().env, SALVIA_API }
    const { status } = await salviaHere(['orders', 'download', order.number, '--org', '10401'], { cwd, env })
    expect(status).toBe(10)
    expect(readdirSync(cwd)).toEqual(others.map(({ name }) => name).sort())
  })

  test('of an order without files says so', async () => {
    const order = await orderWith(found => filesOf(found).length === 0)
    const { status, stderr } = await run(['download', order.number])
    expect([status, stderr.endsWith(`${order.number} har inga filer.\n`)]).toEqual([0, true])
  })
})
