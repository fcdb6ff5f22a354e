import type { PreviewedPerson, previewedEmployeesList } from '@salvia/core/access-preview'
import type { coworkersList } from '@salvia/core/coworkers'
import { errorText } from '@salvia/core/error-catalogue'
import type { PageOf } from '@salvia/core/lists'
import { beforeAll, describe, expect, test } from 'vitest'
import { widthOf } from '../../output/width.ts'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'

const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']

const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const email of [HR, MANAGER, ORDERER]) tokens.set(email, await sharedTokenOf(email))
})

function run(user: string, words: readonly string[]) {
  const cwd = testFolder()
  const env = {
    SALVIA_API: serviceUrl(),
    SALVIA_TOKEN: tokens.get(user) ?? '',
    XDG_CONFIG_HOME: cwd,
    COLUMNS: '80',
  }
  return salviaHere([...words, '--org', '10401'], { cwd, env })
}

async function json<T>(user: string, words: readonly string[]): Promise<T> {
  const { status, stdout, stderr } = await run(user, [...words, '-f', 'json'])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout) as T
}

type Preview = PreviewedPerson & { readonly employees: PageOf<typeof previewedEmployeesList> }

describe('access', () => {
  test.each([MANAGER, ORDERER])(
    'of %s has the counts and the employees of the person’s own list',
    async email => {
      for (const context of ['all', 'orderable', 'excluded']) {
        const words = ['coworkers', 'list', '--context', context, '--all', '--show-values']
        const own = await json<PageOf<typeof coworkersList>>(email, words)
        const asked = ['access', '--as', email, '--employees', '--context', context, '--all', '--show-values']
        const { counts, employees } = await json<Preview>(HR, asked)
        expect(counts).toEqual(own.counts)
        expect(
          employees.items.map(({ pidHash, excludedBy, mayOrder }) => [pidHash, excludedBy, mayOrder]),
        ).toEqual(own.items.map(({ pidHash, excludedBy, mayOrder }) => [pidHash, excludedBy, mayOrder]))
      }
    },
  )

  test('tells roles with their source, for people and in a pipe', async () => {
    const words = ['access', '--as', 'CHEF@demo.example']
    const { stdout } = await run(HR, [...words, '-f', 'pretty', '--show-values'])
    expect(stdout).toContain('Camilla Dahlström')
    expect(stdout).toMatch(/Kan logga in\n/)
    const told = stdout.replace(/\s+/g, ' ')
    expect(told).toContain(
      'Roll Beställare, Produktion / Montering / Slutmontering, från personalfilen, inläst 20',
    )
    expect(told).toContain('Slutmontering och enheterna under, från företagshälsan')
    expect(Math.max(...stdout.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
    const { counts } = await json<Preview>(HR, words)
    const lines = (await run(HR, words)).stdout.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^[0-9a-f-]{36} can-sign-in /)
    expect(lines).toContain(`excluded ${counts.excluded}`)
    expect(lines).toContain('role orderer recursive provider Produktion / Montering / Slutmontering')
  })

  test('shows the employees with the rule that shuts each', async () => {
    const words = ['access', '--as', MANAGER, '--context', 'excluded', '--show-values']
    const { stdout } = await run(HR, [...words, '-f', 'pretty'])
    expect(stdout).toMatch(/Dag Skoglund +Beställarregeln/)
    expect((await run(HR, words)).stdout).toMatch(/^\S{43} ordering role,manager Skoglund, Dag, /m)
  })

  test('names nobody unless that is asked for', async () => {
    const { stdout } = await run(HR, ['access', '--as', MANAGER, '--employees', '-f', 'pretty'])
    expect(stdout).toContain('Personuppgifter är dolda.')
    expect(stdout).not.toMatch(/Camilla|Dahlström|Skoglund|chef@demo/)
  })

  test('is for HR alone', async () => {
    const { status, stdout, stderr } = await run(MANAGER, ['access', '--as', HR])
    expect([status === 0, stdout]).toEqual([false, ''])
    expect(stderr).toContain(errorText('ACCESS_PREVIEW_HR_ONLY', 'sv').title)
  })

  test.each([
    [['--as', 'ingen@demo.example'], errorText('PREVIEWED_PERSON_NOT_FOUND', 'sv').title],
    [['--as', 'begransad@demo.example'], errorText('PREVIEWED_PERSON_NOT_FOUND', 'sv').title],
    [[], 'Ange vem det gäller med --as.'],
  ])('%j is told what would do', async (words, sentence) => {
    const { status, stdout, stderr } = await run(HR, ['access', ...words])
    expect([status === 0, stdout]).toEqual([false, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(sentence)
  })
})
