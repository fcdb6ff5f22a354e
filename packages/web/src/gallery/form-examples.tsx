import { useState } from 'react'
import { DateField } from '../ui/field/date-field.tsx'
import { PasswordField } from '../ui/field/password-field.tsx'
import { PhoneField } from '../ui/field/phone-field.tsx'
import styles from './gallery.module.css'

export function FormExamples() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const bound = (name: string) => ({
    value: values[name] ?? '',
    onValue: (value: string) => setValues(before => ({ ...before, [name]: value })),
  })
  const password = bound('password')
  return (
    <div className={styles.stack}>
      <PhoneField label="Telefon" optional autoComplete="tel" {...bound('phone')} />
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
    </div>
  )
}
