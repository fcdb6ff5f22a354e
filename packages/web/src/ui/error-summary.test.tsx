import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearPage, render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Button } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './field/text-field.tsx'

function Form() {
  const [attempt, setAttempt] = useState(0)
  const [name, setName] = useState('')
  const errors = [
    ...(name === '' ? [{ field: 'name', text: 'Skriv ditt namn' }] : []),
    { text: 'Tjänsten svarar inte', action: 'Försök igen om en stund.' },
  ]
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField id="name" label="Namn" value={name} onValue={setName} />
      <Button onClick={() => setAttempt(attempt + 1)}>Skicka</Button>
    </>
  )
}

it('turns up with focus at the attempt to send, and leads to the fields', async () => {
  await render(<Form />)
  const send = page.getByRole('button', { name: 'Skicka' })
  await send.click()
  await expect.element(page.getByRole('region', { name: 'Det finns 2 saker att rätta' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Namn' })).toHaveFocus()
  await send.click()
  await expect.element(page.getByRole('region')).toHaveFocus()
})

it('is told first in the title of the page, as long as it is shown', async () => {
  document.title = 'Logga in'
  await render(<Form />)
  expect(document.title).toBe('Logga in')
  await page.getByRole('button', { name: 'Skicka' }).click()
  await expect.poll(() => document.title).toBe('Fel: Logga in')
  clearPage()
  await expect.poll(() => document.title).toBe('Logga in')
})

it('forgets what has been corrected, and says the last thing itself', async () => {
  await render(<Form />)
  await page.getByRole('button', { name: 'Skicka' }).click()
  await page.getByRole('textbox', { name: 'Namn' }).fill('Karin')
  await expect.element(page.getByRole('region', { name: 'Tjänsten svarar inte' })).toBeVisible()
  expect(page.getByText('Skriv ditt namn').query()).toBeNull()
})
