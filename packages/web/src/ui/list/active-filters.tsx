import { X } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import styles from './active-filters.module.css'
import { useTexts } from './texts.ts'

interface ActiveFilter {
  readonly key: string
  /** What it filters by: "Sökning: lin". */
  readonly label: string
  readonly onRemove: () => void
}

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[]
  readonly onClear: () => void
}

/** The filters of a list, each with a button to remove it. After removal, focus moves to a neighbour. */
export function ActiveFilters({ filters, onClear }: ActiveFiltersProps) {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const remove = (filter: ActiveFilter, event: MouseEvent): void => {
    hadFocus.current = true
    const item = event.currentTarget.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    const next = filters.length > 1 ? neighbour?.querySelector('button') : undefined
    ;(next ?? box.current)?.focus()
    filter.onRemove()
  }
  // Another one may be removed before the list without the first has rendered: its neighbour leaves with it.
  const isEmpty = filters.length === 0
  useLayoutEffect(() => {
    if (isEmpty && document.activeElement === document.body && hadFocus.current) box.current?.focus()
    hadFocus.current = false
  }, [isEmpty])
  return (
    <section ref={box} tabIndex={-1} aria-label={t('filters.label')} className={styles.active}>
      {filters.length > 0 && (
        <ul className={styles.chips}>
          {filters.map(filter => (
            <li key={filter.key}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('filters.remove', { filter: filter.label })}
                onClick={event => remove(filter, event)}
              >
                <span>{filter.label}</span>
                <X aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="tertiary"
              size="small"
              onClick={() => {
                box.current?.focus()
                onClear()
              }}
            >
              {t('filters.clear', { count: filters.length })}
            </Button>
          </li>
        </ul>
      )}
    </section>
  )
}
