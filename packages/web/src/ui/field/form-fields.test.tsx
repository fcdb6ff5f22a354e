import { type ReactElement, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { DateField } from './date-field.tsx'
import { EmailField } from './email-field.tsx'
import { IdentityNumberField } from './identity-number-field.tsx'
import { NumberField } from './number-field.tsx'
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
  email: (written: Written) => <EmailField label="E-post" {...written} />,
  phone: (written: Written) => <PhoneField label="Telefon" optional {...written} />,
  number: (written: Written) => <NumberField label="Belopp" suffix="kr" required {...written} />,
  identity: (written: Written) => <IdentityNumberField label="Personnummer" {...written} />,
  date: (written: Written) => <DateField label="Startdatum" {...written} />,
} as const

it.each([
  ['email', 'E-post', ' karin@exempel.se ', 'karin@exempel.se'],
  ['phone', /Telefon/, '070-174 06 05', '0701740605'],
  ['number', /Belopp/, '1 250', '1250'],
  ['identity', 'Personnummer', '19640823-3234', '196408233234'],
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

it('a number of a person is neither suggested nor corrected, and asks for digits', async () => {
  await render(<Kept field={FIELDS.identity} />)
  const field = page.getByRole('textbox', { name: 'Personnummer' })
  await expect.element(field).toHaveAttribute('autocomplete', 'off')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
  await expect.element(field).toHaveAccessibleDescription('ååååmmddnnnn, 12 siffror')
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
  await expect.element(field).toHaveAccessibleDescription('Minst 8 tecken – saknas')
  await field.fill('långt nog')
  await expect.element(field).toHaveAccessibleDescription('Minst 8 tecken – uppfyllt')
  expect(await violations()).toEqual([])
})
