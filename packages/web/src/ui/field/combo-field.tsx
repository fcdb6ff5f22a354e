import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useListCursor } from '../use-list-cursor.ts'
import styles from './combo-field.module.css'
import { Field, type FieldFacts } from './field.tsx'

interface ComboOption {
  readonly key: string
  readonly label: string
  /** What distinguishes it from others of its name. */
  readonly detail?: string
}

interface ComboFieldProps extends FieldFacts {
  readonly id?: string
  /** What is typed, or the name of what was chosen. */
  readonly value: string
  readonly onValue: (value: string) => void
  readonly maxLength?: number
  /** What matches the typed text. */
  readonly options: readonly ComboOption[]
  readonly onChoose: (key: string) => void
  /** How many match, why the search failed, or what was chosen; below the field. */
  readonly below?: ReactNode
}

/**
 * A text field with the options that match what is typed. Focus stays in the field: arrow keys move, Enter chooses, and
 * Escape folds the options.
 */
export function ComboField(props: ComboFieldProps) {
  const { id, label, hint, error, value, onValue, maxLength, options, onChoose, below } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isFolded, setIsFolded] = useState(false)
  const shown = isFolded ? [] : options
  const isOpen = shown.length > 0
  const cursor = useListCursor(
    shown.map(({ key }) => key),
    list,
  )
  const write = (text: string): void => {
    setIsFolded(false)
    cursor.reset()
    onValue(text)
  }
  const press = (event: KeyboardEvent): void => {
    const marked = shown[cursor.at]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      // The dialog around the field stays open.
      event.stopPropagation()
      setIsFolded(true)
    } else if (event.key === 'Enter' && marked) onChoose(marked.key)
    else if (event.key === 'ArrowDown' && isFolded) setIsFolded(false)
    else if (!cursor.move(event.key)) return
    event.preventDefault()
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} below={below}>
      {control => (
        <div className={styles.combo}>
          <input
            {...control}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={cursor.at >= 0 ? `${listId}-${cursor.at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onChange={event => write(event.currentTarget.value)}
            onKeyDown={press}
          />
          {isOpen && (
            <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
              {shown.map((option, at) => (
                <button
                  key={option.key}
                  id={`${listId}-${at}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={cursor.at === at}
                  className={styles.option}
                  onPointerMove={() => cursor.mark(option.key)}
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => onChoose(option.key)}
                >
                  <span>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
