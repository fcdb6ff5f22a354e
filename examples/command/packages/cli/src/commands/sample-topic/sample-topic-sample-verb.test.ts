import { expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'

async function run(words: string) {
  const cwd = testFolder()
  const token = await sharedTokenOf('hr@demo.example')
  const env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: cwd, COLUMNS: '80' }
  return salviaHere(['sample-topic', 'sample-verb', ...words.split(' ')], { cwd, env })
}

test.each([
  ['a line in a pipe', '--org 10401', '10401 Stab / HR / Arbetsmiljö / Grupp 1\n'],
  [
    'the name on a screen',
    '--org 10401 -f pretty',
    'Kvarnhälle Industri AB\n  Enhet  Stab / HR / Arbetsmiljö / Grupp 1\n',
  ],
])('sample-topic sample-verb answers %s', async (_, words, expected) => {
  expect((await run(words)).stdout).toBe(expected)
})

test('sample-topic sample-verb says so where the company is not the caller’s', async () => {
  const { stdout, stderr } = await run('--org 99999')
  expect([stdout, stderr]).toEqual(['', expect.stringContaining('99999')])
})
