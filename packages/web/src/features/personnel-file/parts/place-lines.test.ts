import { findingGroups } from '@salvia/core/personnel-file'
import { expect, it } from 'vitest'
import { reviewed, withCell } from '../../../testing/reviewed.ts'
import { placeLines } from './place-lines.ts'

type Edit = (text: string) => string

const cells =
  (...edits: readonly Edit[]): Edit =>
  text =>
    edits.reduce((edited, edit) => edit(edited), text)

async function linesOf(edit: Edit, open: readonly string[] = []) {
  return placeLines(findingGroups((await reviewed(edit)).findings), 'sv', new Set(open))
}

/** A file of many employees, whose postal codes are wrong alike. */
const postalCodes =
  (count: number): Edit =>
  text => {
    const [header = '', first = ''] = text.split('\r\n')
    const row = (at: number): string =>
      first
        .replace('195209242303', '')
        .replace('maja.lind@', `maja${at}@`)
        .split(';')
        .with(22, `${100 + at} 45`)
        .join(';')
    return [header, ...Array.from({ length: count }, (_, at) => row(at))].join('\r\n')
  }
const ofPostalCodes = async (count: number, open: readonly string[] = []) =>
  (await linesOf(postalCodes(count), open)).filter(({ finding }) => finding.code === 'INVALID_POSTALNUMBER')

it('a heading says what is wrong and what to do', async () => {
  const [line, ...others] = await linesOf(withCell(3, 'Mobiltelefon', '070-174 06 05'))
  expect(line?.heading).toBe(
    'Telefonnumret har mellanslag, bindestreck, punkter eller parenteser. Ta bort allt utom siffrorna, och ett + som står först.',
  )
  expect(line?.message).toBeUndefined()
  expect(others).toEqual([])
})

it('what needs another remedy stands under another heading', async () => {
  const lines = await linesOf(
    cells(
      withCell(2, 'Mobiltelefon', '070-174 06 05'),
      withCell(3, 'Mobiltelefon', '701740605'),
      withCell(4, 'Mobiltelefon', '08-465 004 10'),
    ),
  )
  expect(lines.map(({ finding }) => finding.row)).toEqual([2, 4, 3])
  expect(new Set(lines.map(({ heading }) => heading)).size).toBe(2)
})

it('what differs from place to place is told at the place', async () => {
  const lines = await linesOf(
    cells(withCell(2, 'E-post', 'maja lind@exempel.se'), withCell(3, 'E-post', 'elias')),
  )
  expect(lines.map(({ message }) => message)).toEqual([
    'E-postadressen har ett mellanslag.',
    'E-postadressen ska ha ett enda @.',
  ])
})

it.each([
  [4, 4],
  [5, 1],
  [30, 1],
])('%i equal places are %i lines', async (count, lines) => {
  const shown = await ofPostalCodes(count)
  expect(shown).toHaveLength(lines)
  expect(shown[0]?.equal?.length ?? shown.length).toBe(count)
})

it('a folded line unfolds into its places, in the order of the file', async () => {
  const [folded] = await ofPostalCodes(6)
  const lines = await ofPostalCodes(6, [folded?.key ?? ''])
  expect(lines.map(({ finding, equal }) => equal?.length ?? finding.row)).toEqual([6, 2, 3, 4, 5, 6, 7])
})

it('a renamed header is one line, before headers that are only missing', async () => {
  const lines = await linesOf(text => text.replace('Personnummer', 'Personnr').replace('MK-granskare', 'X'))
  expect(lines.map(({ finding }) => finding.column)).toEqual(['Personnr', 'MK-granskare', 'X', undefined])
  expect(lines[0]?.heading).toBe('Byt rubriken "Personnr" på rad 1 till "Personnummer" och spara filen.')
})
