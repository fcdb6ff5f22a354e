import { type LucideIcon, Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { IconButton } from '../button.tsx'
import { useTexts } from '../texts.ts'
import { type ListCursor, useListCursor } from '../use-list-cursor.ts'
import { useModal } from '../use-modal.ts'
import styles from './palette.module.css'

export interface PaletteEntry {
  readonly key: string
  readonly label: string
  /** What distinguishes it: a number, a unit, a shortcut. */
  readonly detail?: string
  readonly icon?: LucideIcon
  readonly onChoose: () => void
}

export interface PaletteGroup {
  readonly label: string
  readonly entries: readonly PaletteEntry[]
  /** The number of hits, if there are more than entries. */
  readonly total?: number
  /** There may be more hits than the total. */
  readonly isAtLeast?: boolean
  /** Why there are no entries, when a search has failed. */
  readonly failure?: string
}

interface PaletteProps {
  /** The label of the dialog and its field: "Sök eller gå till". */
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly query: string
  readonly onQuery: (query: string) => void
  /** The results for the query, in the order in which they are rendered. */
  readonly groups: readonly PaletteGroup[]
  readonly isLoading?: boolean
  /** What can be searched for; shown when nothing is found. */
  readonly advice?: string
  /** Useful shortcuts, shown at the bottom. */
  readonly footer?: ReactNode
}

/** A list of everything that the user can go to or do, searched by name. Enter chooses, Escape closes. */
export function Palette(props: PaletteProps) {
  const { label, isOpen, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  const modal = useModal(isOpen, { first: input, onClose, closesBeside: true })
  return (
    <dialog {...modal} className={styles.palette} aria-label={label}>
      {isOpen && <PaletteContent {...props} input={input} />}
    </dialog>
  )
}

interface PaletteContentProps extends PaletteProps {
  readonly input: RefObject<HTMLInputElement | null>
}

function PaletteContent(props: PaletteContentProps) {
  const { label, onClose, query, onQuery, groups, isLoading = false, advice, footer, input } = props
  const t = useTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const entries = groups.flatMap(group => group.entries)
  const cursor = useListCursor(
    entries.map(({ key }) => key),
    list,
  )

  const choose = (entry: PaletteEntry): void => {
    onClose()
    entry.onChoose()
  }
  const press = (event: KeyboardEvent): void => {
    const entry = entries[cursor.at]
    if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) choose(entry)
    else if (!cursor.move(event.key)) return
    event.preventDefault()
  }
  const write = (text: string): void => {
    cursor.reset()
    onQuery(text)
  }
  const failures = groups.flatMap(({ failure = [] }) => failure)
  const isEmpty = entries.length === 0 && !isLoading
  const count = groups.reduce((sum, group) => sum + (group.total ?? group.entries.length), 0)
  const isAtLeast = groups.some(group => group.isAtLeast)
  const found = count === 0 ? t('list.none') : t(isAtLeast ? 'list.hitsAtLeast' : 'list.hits', { count })
  return (
    <>
      <div className={styles.search}>
        <Search aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={cursor.at >= 0 ? `${id}-${cursor.at}` : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => write(event.currentTarget.value)}
          onKeyDown={press}
        />
        <kbd aria-hidden>Esc</kbd>
        <div className={styles.close}>
          <IconButton icon={X} label={t('word.close')} onClick={onClose} />
        </div>
      </div>
      <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
        {groups.map((group, index) => (
          <Group
            key={group.label}
            group={group}
            id={id}
            first={groups.slice(0, index).reduce((sum, before) => sum + before.entries.length, 0)}
            cursor={cursor}
            onChoose={choose}
          />
        ))}
      </div>
      {isEmpty && advice && <p className={styles.none}>{advice}</p>}
      <div className={styles.footer}>
        {footer && <div className={styles.hint}>{footer}</div>}
        <p role="status">{query !== '' && sentences([isLoading ? t('loading') : found, ...failures])}</p>
      </div>
    </>
  )
}

interface GroupProps {
  readonly group: PaletteGroup
  readonly id: string
  /** Index of the group's first entry among all entries. */
  readonly first: number
  readonly cursor: ListCursor
  readonly onChoose: (entry: PaletteEntry) => void
}

function Group({ group, id, first, cursor, onChoose }: GroupProps) {
  if (group.entries.length === 0) return null
  const headingId = `${id}-group-${first}`
  return (
    <fieldset className={styles.group} aria-labelledby={headingId}>
      <div id={headingId} className={styles.heading}>
        {group.label}
      </div>
      {group.entries.map((entry, index) => (
        <button
          key={entry.key}
          id={`${id}-${first + index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={cursor.at === first + index}
          className={styles.entry}
          onPointerMove={() => cursor.mark(entry.key)}
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(entry)}
        >
          {entry.icon && <entry.icon aria-hidden />}
          <span className={styles.label}>{entry.label}</span>
          {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** Texts after each other, some of which end with a full stop of their own. */
function sentences(texts: readonly string[]): string {
  return texts.map((text, at) => (at < texts.length - 1 ? text.replace(/\.$/, '') : text)).join('. ')
}
