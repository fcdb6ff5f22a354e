import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { takeSession } from '../../state/own-company.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { answering } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ModalNotice } from '../../ui/modal-notice.ts'
import { ChosenElsewhere, ChosenElsewhereInDialog } from './chosen-elsewhere.tsx'

signedInForEach()

it('that another tab has gone to another company is seen in an open dialog, too', async () => {
  answering(profileAnswers([]))
  await render(
    <ModalNotice value={<ChosenElsewhereInDialog />}>
      <main>
        <h1>Medarbetare</h1>
        <ChosenElsewhere />
        <Dialog title="Lägg till bevakning" isOpen>
          <p>Fyll i</p>
        </Dialog>
      </main>
    </ModalNotice>,
  )
  const dialog = page.getByRole('dialog', { name: 'Lägg till bevakning' })
  await expect.element(dialog).toBeVisible()
  const session = currentStore().get(sessionAtom) ?? expect.fail('nobody is signed in')
  takeSession({ ...session, company: { clientNumber: '10402' } })
  await expect.element(dialog.getByText(/^Du har bytt till Ängsbo AB i en annan flik\./)).toBeVisible()
  expect(await violations()).toEqual([])
})
