import { type ReactElement, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { DateField } from './date-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'

interface Written {
  readonly value: string
  readonly onValue: (value: string) => void
}

function Kept({ field }: { readonly field: (written: Written) => ReactElement }) {
  const [value, onValue] = useState('')
  return field({ value, onValue })
}

const FIELDS = {
  phone: (written: Written) => <PhoneField label="Telefon" optional {...written} />,
  date: (written: Written) => <DateField label="Startdatum" {...written} />,
} as const

it.each([
  ['phone', /Telefon/, '070-174 06 05', '0701740605'],
  ['date', 'Startdatum', '24/11-2026', '2026-11-24'],
] as const)('a field for %s is put in order when it is left', async (kind, name, written, value) => {
  await render(<Kept field={FIELDS[kind]} />)
  const field = page.getByRole('textbox', { name })
  await userEvent.type(field, written)
  await userEvent.tab()
  await expect.element(field).toHaveValue(value)
  expect(await violations()).toEqual([])
})

it('what cannot be read as a date stays as it was written', async () => {
  await render(<Kept field={FIELDS.date} />)
  const field = page.getByRole('textbox', { name: 'Startdatum' })
  await userEvent.type(field, 'nästa vecka')
  await userEvent.tab()
  await expect.element(field).toHaveValue('nästa vecka')
  await expect.element(page.getByRole('button', { name: 'Välj i kalendern: Startdatum' })).toHaveFocus()
})

it('the rules of a new password are told in words, met or not', async () => {
  const rules = (value: string) => [{ text: 'Minst 8 tecken', isMet: value.length >= 8 }]
  await render(
    <Kept
      field={({ value, onValue }) => (
        <PasswordField label="Nytt lösenord" value={value} onValue={onValue} rules={rules(value)} />
      )}
    />,
  )
  const field = page.getByLabelText('Nytt lösenord')
  await expect.element(field).toHaveAccessibleDescription('Minst 8 tecken – inte uppfyllt än')
  await field.fill('långt nog')
  await expect.element(field).toHaveAccessibleDescription('Minst 8 tecken – uppfyllt')
  expect(await violations()).toEqual([])
})
