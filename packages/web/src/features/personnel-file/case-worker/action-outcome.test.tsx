import type { CaseStatus } from '@salvia/core/personnel-file'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { ActionOutcome, type Saved } from './action-outcome.tsx'

/** The message that is shown for a saved action. */
async function told(saved: Saved, status: CaseStatus): Promise<string> {
  await render(
    <>
      <ActionOutcome saved={saved} status={status} />
      <p>Slut</p>
    </>,
  )
  await expect.element(page.getByText('Slut')).toBeVisible()
  return document.body.textContent.replace(/Slut$/, '')
}

const imported: Saved = { from: 'READY_FOR_IMPORT', to: 'PROCESSING' }

it('says what was saved, also before the case was asked again', async () => {
  expect(await told(imported, 'READY_FOR_IMPORT')).toContain('Sparat. Ny status: Bearbetas')
})

it.each([
  ['IMPORTED', 'Filen är inläst.'],
  ['REVIEWING', 'Inläsningen misslyckades'],
] as const)('an import that led to %s is told by how it went', async (status, text) => {
  const said = await told(imported, status)
  expect(said).toContain(text)
  expect(said).not.toContain('Bearbetas')
})

it('what another case worker did meanwhile is not told as saved here', async () => {
  expect(await told({ from: 'UPLOADED', to: 'ACKNOWLEDGED' }, 'REJECTED')).toBe('')
})
