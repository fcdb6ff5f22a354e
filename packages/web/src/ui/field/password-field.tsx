import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'
import { TrailingButton } from './trailing-button.tsx'

interface PasswordRule {
  /** "Minst 8 tecken". */
  readonly text: string
  readonly isMet: boolean
}

interface PasswordFieldProps
  extends Omit<FieldFacts, 'optional' | 'required'>,
    Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'type' | 'required'> {
  readonly value: string
  readonly onValue: (value: string) => void
  /** The rules for a new password, shown from the start and ticked once they are fulfilled. */
  readonly rules?: readonly PasswordRule[]
}

/** A password that the user can make visible. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, rules, onValue, ...rest } = props
  const t = useTexts()
  const rulesId = useId()
  const [shown, setShown] = useState(false)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      describedBy={rules && rulesId}
      below={rules && <Rules id={rulesId} rules={rules} />}
    >
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
          <TrailingButton
            icon={shown ? EyeOff : Eye}
            label={t(shown ? 'password.hide' : 'password.show')}
            onPress={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}

function Rules({ id, rules }: { readonly id: string; readonly rules: readonly PasswordRule[] }) {
  const t = useTexts()
  return (
    <ul id={id} className={styles.rules} aria-live="polite">
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
          <span>
            {text} <span className={styles.met}>{t(isMet ? 'password.met' : 'password.missing')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
