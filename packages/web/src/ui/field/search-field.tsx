import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'
import { Field, type FieldFacts } from './field.tsx'
import { TrailingButton } from './trailing-button.tsx'

interface SearchFieldProps extends FieldFacts {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly maxLength?: number
  /** Stands in the empty field instead of the label above it, for a line of tools. */
  readonly placeholder?: string
}

/** A search field that reports each key. Escape or the cross clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, value, onValue, maxLength, placeholder } = props
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onValue('')
    input.current?.focus()
  }
  return (
    <Field label={label} hint={hint} error={error} hidesLabel={placeholder !== undefined}>
      {control => (
        <div className={styles.joined} data-lead>
          <Search aria-hidden />
          <input
            {...control}
            ref={input}
            type="search"
            value={value}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={event => onValue(event.currentTarget.value)}
            onKeyDown={event => event.key === 'Escape' && value !== '' && clear()}
          />
          {value !== '' && <TrailingButton icon={X} label={t('search.clear')} onPress={clear} />}
        </div>
      )}
    </Field>
  )
}
