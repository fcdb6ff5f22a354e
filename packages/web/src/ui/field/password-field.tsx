import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'

interface PasswordFieldProps
  extends FieldFacts,
    Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'type'> {
  readonly value: string
  readonly onValue: (value: string) => void
}

/** A password that can be shown while it is written. Pasting and password managers work. */
export function PasswordField({ id, label, hint, error, onValue, ...rest }: PasswordFieldProps) {
  const t = useTexts()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {control => (
        <div className={styles.joined}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            onChange={event => onValue(event.currentTarget.value)}
          />
          <button
            type="button"
            className={styles.trailing}
            aria-label={t(shown ? 'password.hide' : 'password.show')}
            title={t(shown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
