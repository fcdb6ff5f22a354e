import { expect, it } from 'vitest'
import { reviewed } from '../../testing/reviewed.ts'
import { stoppedBy } from './stopped-by.ts'

it('names the one header that is missing, and that no row was reviewed', async () => {
  const report = await reviewed(text => text.replace(/;Postort(?=;)/, '').replaceAll(/;;(?=;)/g, ';'))
  const cause = stoppedBy(report, 'sv')
  expect(cause?.text).toBe(
    'Rubriken "Postort" saknas. Raderna granskades inte, eftersom rubrikraden inte stämmer.',
  )
  expect(cause?.remedy).toContain('Ge kolumnen den här rubriken')
})

it('a header with another word for it is asked about, and it is said how to rename it', async () => {
  const report = await reviewed(text => text.replace('Personnummer', 'Personnr'))
  const cause = stoppedBy(report, 'sv')
  expect(cause?.rename).toEqual({ header: 'Personnr', suggestion: 'Personnummer' })
  expect(cause?.remedy).toBe('Byt rubriken "Personnr" på rad 1 till "Personnummer" och spara filen.')
  expect(cause?.told).toHaveLength(3)
})

it('several causes are left to the report', async () => {
  const report = await reviewed(text => text.replace('Postort', 'Ort').replace('MK-granskare', 'MK'))
  expect(stoppedBy(report, 'en')).toEqual({
    text: 'The header row does not match the template.',
    told: [],
  })
})

it('a refused file gets the remedy of its reason, not that of every reason', async () => {
  const damaged = await reviewed(() => `PK\u0003\u0004${'x'.repeat(100)}`)
  expect(stoppedBy(damaged, 'sv')).toMatchObject({
    text: 'Filen är skadad och går inte att läsa.',
    remedy: expect.stringContaining('spara den på nytt'),
  })
})

it.each([
  ['%PDF-1.7', 'Filen är en PDF.'],
  ['<html><table>', 'Filen är en webbsida eller XML, även om namnet kan sluta på .xls.'],
  ['{"a": ', 'Filen innehåller JSON, ingen tabell.'],
  ['Artikel;Antal', 'Ingen av mallens rubriker finns på första raden.'],
])('another kind of file is told by what it is: %s', async (beginning, text) => {
  const report = await reviewed(() => beginning.padEnd(100, ' '))
  expect(stoppedBy(report, 'sv')?.text).toBe(text)
})

it('a file that can go on was not stopped', async () => {
  expect(stoppedBy(await reviewed(text => text), 'sv')).toBeUndefined()
})
