import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { FileDrop } from './file-drop.tsx'

const pdf = (name: string): File => new File(['%PDF'], name, { type: 'application/pdf' })

function drop(...files: readonly File[]): void {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
  page.getByRole('region', { name: 'Lägg filen här' }).element().dispatchEvent(event)
}

function zone(onFile: (file: File) => void) {
  return (
    <FileDrop
      label="Lägg filen här"
      button="Välj fil"
      hint="PDF, högst 10 MB"
      accept=".pdf"
      onFile={onFile}
    />
  )
}

it('takes the file that is dropped, and one only', async () => {
  const take = vi.fn()
  await render(zone(take))
  await expect.element(page.getByRole('button', { name: 'Välj fil' })).toBeVisible()
  drop(pdf('a.pdf'))
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.pdf' }))
  drop(pdf('b.pdf'), pdf('c.pdf'))
  expect(take).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fel: Släpp en fil i taget.')
  expect(await violations()).toEqual([])
})

it('is a real button for the keyboard, and opens the choice of files', async () => {
  await render(zone(vi.fn()))
  const button = page.getByRole('button', { name: 'Välj fil' })
  await expect.element(button).toHaveAccessibleDescription('PDF, högst 10 MB')
  const input = document.querySelector('input')
  const opened = vi.fn((event: Event) => event.preventDefault())
  input?.addEventListener('click', opened)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledOnce()
})
