import { useState } from 'react'
import { Combobox } from '../ui/field/combobox.tsx'
import type { ComboboxOption } from '../ui/field/combobox-options.ts'
import { DateField } from '../ui/field/date-field.tsx'
import { EmailField } from '../ui/field/email-field.tsx'
import { IdentityNumberField } from '../ui/field/identity-number-field.tsx'
import { NumberField } from '../ui/field/number-field.tsx'
import { PasswordField } from '../ui/field/password-field.tsx'
import { PhoneField } from '../ui/field/phone-field.tsx'
import styles from './gallery.module.css'

const PEOPLE: readonly ComboboxOption[] = [
  { value: '1', label: 'Ahl, Karin', detail: 'Kundtjänst' },
  { value: '2', label: 'Åhlén, Östen', detail: 'Drift' },
  { value: '3', label: 'Ek, Per', detail: 'Drift' },
]

const UNITS: readonly ComboboxOption[] = [
  { value: 'n', label: 'Nordanvind', level: 0 },
  { value: 'd', label: 'Drift', detail: 'Nordanvind', level: 1 },
  { value: 'dm', label: 'Mölndal', detail: 'Nordanvind, Drift', level: 2 },
  { value: 'k', label: 'Kundtjänst', detail: 'Nordanvind', level: 1 },
]

export function FormExamples() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const bound = (name: string) => ({
    value: values[name] ?? '',
    onValue: (value: string) => setValues(before => ({ ...before, [name]: value })),
  })
  const password = bound('password')
  return (
    <div className={styles.stack}>
      <EmailField label="Din e-post" autoComplete="email" {...bound('email')} />
      <PhoneField label="Telefon" optional autoComplete="tel" {...bound('phone')} />
      <NumberField label="Belopp" required suffix="kr" {...bound('amount')} />
      <IdentityNumberField label="Personnummer" {...bound('pid')} />
      <IdentityNumberField
        label="Medarbetarens personnummer"
        error="Skriv 12 siffror, till exempel ååååmmddnnnn"
        {...bound('otherPid')}
      />
      <DateField label="Startdatum" {...bound('start')} />
      <DateField
        label="Slutdatum"
        optional
        error="Slutdatum kan inte vara före startdatum"
        {...bound('end')}
      />
      <PasswordField
        label="Nytt lösenord"
        autoComplete="new-password"
        rules={[
          { text: 'Minst 8 tecken', isMet: password.value.length >= 8 },
          { text: 'Högst 256 tecken', isMet: true },
        ]}
        {...password}
      />
      <Chosen label="Medarbetare" options={PEOPLE} />
      <Chosen label="Enhet" options={UNITS} />
      <Chosen label="Ort" options={[]} isLoading />
    </div>
  )
}

interface ChosenProps {
  readonly label: string
  readonly options: readonly ComboboxOption[]
  readonly isLoading?: boolean
}

function Chosen(props: ChosenProps) {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  return <Combobox hint="Skriv en del av namnet" value={value} onValue={setValue} {...props} />
}
