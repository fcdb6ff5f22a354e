import type { PageOf } from '@salvia/core/lists'
import type { sampleNotesList } from '@salvia/core/sample-notes'
import { expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'

type Page = PageOf<typeof sampleNotesList>

async function run(words: string) {
  const cwd = testFolder()
  const token = await sharedTokenOf('hr@demo.example')
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd, COLUMNS: '80' }
  return salviaHere([...words.split(' '), '--org', '10401'], { cwd, env })
}

async function rows(): Promise<Page['items']> {
  return (JSON.parse((await run('sample-notes list -f json')).stdout) as Page).items
}

test('sample-notes list answers a line each in a pipe, and how many on a screen', async () => {
  const lines = (await rows()).map(({ id, number, status, title }) => `${id} ${number} ${status} ${title}`)
  expect((await run('sample-notes list')).stdout.trimEnd().split('\n')).toEqual(lines)
  expect((await run('sample-notes list -f pretty')).stdout).toContain('3 exempelanteckningar')
})

test('sample-notes show tells one with its text', async () => {
  const [first] = await rows()
  const { stdout } = await run(`sample-notes show ${first?.id} -f pretty`)
  expect(first?.title).toBe('Hälsokontroll')
  for (const text of [first?.number, 'Inskickad', first?.promisedOn, 'Hälsokontroll.'])
    expect(stdout).toContain(text)
})

test('sample-notes show says so where there is none', async () => {
  const { stderr } = await run('sample-notes show 00000000-0000-4000-8000-000000000000')
  expect(stderr).toContain('Exempelanteckning saknas.')
})
