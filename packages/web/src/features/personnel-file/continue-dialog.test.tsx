import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { reviewed, withCell } from '../../testing/reviewed.ts'
import { violations } from '../../testing/violations.ts'
import { ContinueDialog } from './continue-dialog.tsx'

async function rendered(edit: (text: string) => string) {
  const did = { close: vi.fn(), go: vi.fn(), newFile: vi.fn() }
  const report = await reviewed(edit)
  await render(
    <ContinueDialog report={report} isOpen onClose={did.close} onContinue={did.go} onNewFile={did.newFile} />,
  )
  return did
}

it('tells what the warnings of a file mean and how many there are, and goes on first', async () => {
  const did = await rendered(text =>
    withCell(2, 'Befattning', 'a'.repeat(51))(withCell(3, 'Befattning', 'b'.repeat(60))(text)),
  )
  await expect.element(page.getByRole('heading', { name: 'Filen har 2 varningar' })).toBeVisible()
  await expect.element(page.getByText('2 ställen')).toBeVisible()
  await expect.element(page.getByText(/Det som kortas går förlorat/)).toBeVisible()
  expect(
    page
      .getByRole('button', { name: /fil|ändå/ })
      .elements()
      .map(button => button.textContent),
  ).toEqual(['Fortsätt ändå', 'Välj ny fil'])
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Fortsätt ändå' }).click()
  expect(did.go).toHaveBeenCalledOnce()
})

it('of a file with errors leads with a new file, warnings or not', async () => {
  const did = await rendered(text =>
    withCell(2, 'Befattning', 'a'.repeat(51))(withCell(3, 'Postnummer', 'x')(text)),
  )
  await expect.element(page.getByRole('heading', { name: 'Filen har 1 fel' })).toBeVisible()
  expect(
    page
      .getByRole('button', { name: /fil|ändå/ })
      .elements()
      .map(button => button.textContent),
  ).toEqual(['Välj ny fil', 'Fortsätt ändå'])
  await page.getByRole('button', { name: 'Välj ny fil' }).click()
  expect(did.newFile).toHaveBeenCalledOnce()
})
