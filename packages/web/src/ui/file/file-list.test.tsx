import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { FileList, type ListedFile } from './file-list.tsx'

const remove = vi.fn()
const FILES: readonly ListedFile[] = [
  {
    key: '1',
    name: 'rapport.pdf',
    bytes: 1_200_000,
    state: { kind: 'sending', share: 0.4 },
    onRemove: remove,
  },
  { key: '2', name: 'faktura.pdf', bytes: 48_000, state: { kind: 'ready' }, onRemove: remove },
  {
    key: '3',
    name: 'film.mov',
    bytes: 48_000_000,
    state: { kind: 'refused', reason: 'Välj en fil som är högst 10 MB.' },
    onRemove: remove,
  },
  { key: '4', name: 'bilaga.docx', bytes: 9000, state: { kind: 'infected' }, onRemove: remove },
]

it('tells of each file its size and what became of it', async () => {
  await render(<FileList label="Bilagor" files={FILES} />)
  for (const text of ['1,2 MB', 'Skickas', 'Klar', 'Välj en fil som är högst 10 MB.', /virus/]) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0.4')
  expect(await violations()).toEqual([])
})

it('a file is taken away, or its sending cancelled, by keyboard', async () => {
  await render(<FileList label="Bilagor" files={FILES} />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Avbryt rapport.pdf' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Ta bort faktura.pdf' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(remove).toHaveBeenCalledOnce()
})
