import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../button.tsx'
import { useTexts } from '../texts.ts'
import { useListCursor } from '../use-list-cursor.ts'
import styles from './combobox.module.css'
import { ComboboxList } from './combobox-list.tsx'
import { type ComboboxOption, optionsFor } from './combobox-options.ts'
import { Field, type FieldFacts } from './field.tsx'

interface ComboboxProps extends FieldFacts {
  readonly id?: string
  readonly options: readonly ComboboxOption[]
  readonly value: ComboboxOption | null
  readonly onValue: (value: ComboboxOption | null) => void
  /** Told what is written, where a server searches; without it the options are searched here. */
  readonly onQuery?: (query: string) => void
  /** The options for what is written are on their way. */
  readonly isLoading?: boolean
}

/** One of many, found by writing a part of it. Arrows mark, Enter chooses, Escape folds up and then takes back. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    required,
    options,
    value,
    onValue,
    onQuery,
    isLoading = false,
  } = props
  const t = useTexts()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const query = written ?? ''
  const shown = onQuery ? options : optionsFor(query, options)
  const cursor = useListCursor(shown.length, list)

  const write = (text: string): void => {
    setWritten(text)
    setIsOpen(true)
    cursor.mark(-1)
    onQuery?.(text)
  }
  const fold = (): void => {
    setIsOpen(false)
    cursor.mark(-1)
  }
  const choose = (option: ComboboxOption | null): void => {
    setWritten(null)
    fold()
    onValue(option)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent): void => {
    const marked = isOpen ? shown[cursor.at] : undefined
    if (event.key === 'Enter' && marked && !event.nativeEvent.isComposing) choose(marked)
    else if (event.key === 'Escape' && (isOpen || written !== null)) {
      event.stopPropagation()
      if (!isOpen) setWritten(null)
      fold()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isOpen) setIsOpen(true)
    else if (!isOpen || !cursor.move(event.key)) return
    event.preventDefault()
  }
  /** Whoever leaves without choosing has chosen nothing else; an emptied field is no choice. */
  const leave = (): void => {
    fold()
    if (written === '' && value) onValue(null)
    setWritten(null)
  }
  const text = written ?? value?.label ?? ''
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} required={required}>
      {control => (
        <div className={styles.box}>
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && cursor.at >= 0 ? `${listId}-${cursor.at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={event => write(event.currentTarget.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={press}
            onBlur={leave}
          />
          <span className={styles.trailing}>
            {text === '' ? (
              <ChevronDown aria-hidden />
            ) : (
              <IconButton icon={X} label={t('combobox.clear', { label })} onClick={() => choose(null)} />
            )}
          </span>
          {isOpen && (
            <ComboboxList
              id={listId}
              label={label}
              list={list}
              input={input}
              query={query}
              options={shown}
              isLoading={isLoading}
              cursor={cursor}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  )
}
