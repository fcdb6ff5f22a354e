import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

function AllFields() {
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [comment, setComment] = useState('')
  const [word, setWord] = useState('')
  const [sort, setSort] = useState<'name' | 'unit'>('name')
  return (
    <>
      <TextField
        label="E-post"
        hint="Den du fick inbjudan till"
        error="Skriv din e-postadress"
        value={text}
        onValue={setText}
      />
      <PasswordField label="Lösenord" value={password} onValue={setPassword} />
      <TextArea label="Kommentar" optional maxCharacters={10} value={comment} onValue={setComment} />
      <SearchField label="Sök medarbetare" value={word} onValue={setWord} />
      <SelectField
        label="Sortera"
        value={sort}
        onValue={setSort}
        options={[
          { value: 'name', label: 'Namn' },
          { value: 'unit', label: 'Enhet' },
        ]}
      />
      <output>{sort}</output>
    </>
  )
}

it('have no accessibility faults, with hint and error', async () => {
  await render(<AllFields />)
  expect(await violations()).toEqual([])
})

it('a field tells its hint and its error along with its label', async () => {
  await render(<AllFields />)
  const field = page.getByRole('textbox', { name: 'E-post' })
  await expect.element(field).toHaveAccessibleDescription('Den du fick inbjudan till Skriv din e-postadress')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

it('a password can be shown and hidden again', async () => {
  await render(<AllFields />)
  const field = page.getByLabelText('Lösenord', { exact: true })
  await field.fill('hemligt')
  await page.getByRole('button', { name: 'Visa lösenord' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Dölj lösenord' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

it('a text over its limit is kept and counted', async () => {
  await render(<AllFields />)
  const field = page.getByRole('textbox', { name: /Kommentar/ })
  await field.fill('elva tecken')
  await expect.element(field).toHaveValue('elva tecken')
  await expect.element(page.getByText('1 tecken för mycket')).toBeVisible()
})

it.each([
  [51, ''],
  [50, '50 tecken kvar'],
  [11, '50 tecken kvar'],
  [10, '10 tecken kvar'],
  [0, '0 tecken kvar'],
  [-1, '0 tecken kvar'],
])('with %i characters left a screen reader has been told "%s"', async (left, said) => {
  await render(
    <TextArea label="Text" maxCharacters={100} value={'å'.repeat(100 - left)} onValue={() => undefined} />,
  )
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(said)
})

it('Escape clears a search and keeps the focus there', async () => {
  await render(<AllFields />)
  const field = page.getByRole('searchbox', { name: 'Sök medarbetare' })
  await field.fill('åhl')
  await expect.element(page.getByRole('button', { name: 'Rensa sökningen' })).toBeVisible()
  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

it('a select tells the value that was picked', async () => {
  await render(<AllFields />)
  await page.getByRole('combobox', { name: 'Sortera' }).selectOptions('unit')
  await expect.element(page.getByRole('status')).toHaveTextContent('unit')
})
