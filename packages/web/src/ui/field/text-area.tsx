import { countCharacters } from '@salvia/core/primitives'
import type { ComponentProps } from 'react'
import { useTexts } from '../texts.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'

/** A screen reader is told that so many characters are left, and not each key between. */
const SAID_AT = [0, 10, 50] as const

interface TextAreaProps
  extends FieldFacts,
    Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'maxLength' | 'required'> {
  readonly value: string
  readonly onValue: (value: string) => void
  /**
   * The limit that is counted below the field. Longer text can be typed, so that nothing pasted is lost; the form then
   * refuses it.
   */
  readonly maxCharacters?: number
}

/** Several lines of text, with the number of characters left when there is a limit. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  required,
  maxCharacters,
  value,
  onValue,
  ...rest
}: TextAreaProps) {
  const t = useTexts()
  const left = maxCharacters === undefined ? undefined : maxCharacters - countCharacters(value)
  const saidAt = SAID_AT.find(said => left !== undefined && left <= said)
  const count = left !== undefined && (
    <>
      <p className={styles.count} data-over={left < 0 ? true : undefined}>
        {left < 0 ? t('field.over', { count: -left }) : t('field.left', { count: left })}
      </p>
      <VisuallyHidden>
        <span aria-live="polite">{saidAt !== undefined && t('field.left', { count: saidAt })}</span>
      </VisuallyHidden>
    </>
  )
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      required={required}
      below={count}
    >
      {control => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          value={value}
          onChange={event => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
