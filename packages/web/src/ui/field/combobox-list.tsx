import type { CSSProperties, RefObject } from 'react'
import { classNames } from '../class-names.ts'
import surfaceStyles from '../surface/surface.module.css'
import { useSurface } from '../surface/use-surface.ts'
import { useTexts } from '../texts.ts'
import type { ListCursor } from '../use-list-cursor.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './combobox.module.css'
import type { ComboboxOption } from './combobox-options.ts'
import { hitParts } from './hit-parts.ts'

interface ComboboxListProps {
  readonly id: string
  readonly label: string
  readonly list: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly options: readonly ComboboxOption[]
  readonly isLoading: boolean
  readonly cursor: ListCursor
  readonly onChoose: (option: ComboboxOption) => void
}

/** What a combobox offers now, in the top layer beside its field; eight rows are in sight at once. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, list, input, query, options, isLoading, cursor, onChoose } = props
  const t = useTexts()
  useSurface({ isOpen: true, surface: list, anchor: input, matchWidth: true })
  const said = isLoading ? t('loading') : options.length === 0 ? t('list.none') : undefined
  return (
    <div
      ref={list}
      popover="manual"
      className={classNames(surfaceStyles.surface, styles.surface)}
      onPointerDown={event => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={label} aria-busy={isLoading}>
        {!isLoading &&
          options.map((option, index) => (
            <button
              key={option.value}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={cursor.at === index}
              className={styles.option}
              style={{ '--level': query === '' ? (option.level ?? 0) : 0 } as CSSProperties}
              onPointerMove={() => cursor.mark(index)}
              onClick={() => onChoose(option)}
            >
              <span>
                <Marked text={option.label} query={query} />
              </span>
              {option.detail && (
                <span className={styles.detail}>
                  <Marked text={option.detail} query={query} />
                </span>
              )}
            </button>
          ))}
      </div>
      {said && <p className={styles.said}>{said}</p>}
      <VisuallyHidden>
        <span role="status">{said ?? t('list.hits', { count: options.length })}</span>
      </VisuallyHidden>
    </div>
  )
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  if (query === '') return text
  return hitParts(text, query).map((part, index) =>
    // Parts have no name but their place, and are rendered anew for each query.
    part.isHit ? <mark key={`${query}${index}`}>{part.text}</mark> : part.text,
  )
}
