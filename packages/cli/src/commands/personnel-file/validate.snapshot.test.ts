import { expect, test } from 'vitest'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'

const file = await personnelFile(40, [
  [6, 'Personnummer', '196408233235'],
  [8, 'Mobiltelefon', '0701-740605'],
  [9, 'Mobiltelefon', '0701 740606'],
  [10, 'Mobiltelefon', 'saknas'],
  [8, 'Arbetstelefon', '0701-740605'],
  [13, 'E-post', 'å@exempel.se'],
  [21, 'Organisationsnivå 2', ''],
  [23, 'Befattning', 'Samordnare av allt som behöver samordnas i hela bolaget'],
  [26, 'Beställare', 'annan@exempel.se'],
  [27, 'Förnamn', ''],
])

const LOOKS = {
  colour: { env: { FORCE_COLOR: '1' }, flags: [] },
  'no colour': { env: { FORCE_COLOR: '', NO_COLOR: '1' }, flags: [] },
  ascii: { env: {}, flags: ['--plain'] },
  'screen reader': { env: { SALVIA_SCREEN_READER: '1' }, flags: [] },
} as const

/** The duration is the only part that differs between runs. */
const steady = (text: string) => text.replace(/\d+[.,]\d\d s/g, 'x,xx s')

test.each(
  Object.keys(LOOKS).flatMap(look =>
    ['60', '80', '100'].map(width => [look as keyof typeof LOOKS, width] as const),
  ),
)('a review rendered with %s in %s columns', async (look, width) => {
  const cwd = testFolder()
  written(cwd, 'personal.csv', file)
  const { env, flags } = LOOKS[look]
  const locale = width === '100' ? 'en' : 'sv'
  const words = ['validate', 'personal.csv', '-f', 'pretty', '--locale', locale, ...flags]
  const { FORCE_COLOR, ...rest } = { FORCE_COLOR: undefined, ...env }
  const run = await salvia(words, {
    cwd,
    env: { COLUMNS: width, ...rest, ...(FORCE_COLOR && { FORCE_COLOR }) },
  })
  expect(run.status).toBe(1)
  await expect(steady(run.stdout)).toMatchFileSnapshot(
    `snapshots/review-${look.replace(' ', '-')}-${width}.txt`,
  )
})

test('a review goes line by line into a pipe', async () => {
  const cwd = testFolder()
  written(cwd, 'personal.csv', file)
  const run = await salvia(['validate', 'personal.csv'], { cwd })
  await expect(run.stdout).toMatchFileSnapshot('snapshots/review-pipe.txt')
})

test('a file without the right header says which ones are missing', async () => {
  const cwd = testFolder()
  const renamed = file.toString('latin1').replace('MK-granskare', 'MK granskare').replace('Postort', 'Ort')
  written(cwd, 'personal.csv', Buffer.from(renamed, 'latin1'))
  const run = await salvia(['validate', 'personal.csv', '-f', 'pretty', '--locale', 'en'], { cwd })
  expect(run.status).toBe(3)
  await expect(steady(run.stdout)).toMatchFileSnapshot('snapshots/review-header.txt')
  const piped = await salvia(['validate', 'personal.csv', '--locale', 'en'], { cwd })
  expect(piped.stdout).toContain('is not imported. Did you mean "MK-granskare"? (AB MK granskare) [PF-')
})
