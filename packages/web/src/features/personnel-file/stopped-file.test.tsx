import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { reviewedFile } from '../../testing/reviewed.ts'
import { violations } from '../../testing/violations.ts'
import { StoppedFile } from './stopped-file.tsx'

async function rendered(edit: (text: string) => string, name?: string): Promise<string> {
  const { report } = await reviewedFile(edit, name)
  await render(
    <>
      <h1>Välj fil</h1>
      <StoppedFile report={report} />
    </>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  return document.body.innerText
}

const times = (text: string, part: string): number => text.split(part).length - 1

it('another kind of file is told once what it is, with its name and what to choose instead', async () => {
  const text = await rendered(() => '%PDF-1.7'.padEnd(100), 'lista.pdf')
  expect(times(text, 'lista.pdf kan inte skickas')).toBe(1)
  expect(times(text, 'Filen är en PDF.')).toBe(1)
  expect(times(text, 'som Excel (xlsx) eller CSV')).toBe(1)
  expect(times(text, 'UNRECOGNISED_PATTERN')).toBe(1)
  expect(text).not.toContain('Ta bort rader')
  expect(await violations()).toEqual([])
})

it('a renamed header is asked about, and nothing else is listed', async () => {
  const text = await rendered(all => all.replace('Personnummer', 'Personnr'))
  expect(times(text, 'Personnr → Personnummer?')).toBe(1)
  expect(times(text, 'Byt rubriken "Personnr" på rad 1 till "Personnummer" och spara filen.')).toBe(1)
  expect(page.getByRole('table').query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('several causes are listed below', async () => {
  await page.viewport(1280, 900)
  const text = await rendered(all => all.replace('Personnummer', 'Personnr').replace('E-post', 'Mejl'))
  expect(text).toContain('Rätta det här i filen och välj den igen.')
  expect(text).toContain('Mejl → E-post?')
  await expect.element(page.getByRole('table')).toBeVisible()
})
